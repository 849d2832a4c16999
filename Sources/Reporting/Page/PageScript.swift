/// What makes a page move: plain scripts that write text and never markup.
enum PageScript {
  static let text = start + states + stepper + runs + curves + pairs + keys + parts

  private static let start = """
    (function(){'use strict';
    var data=JSON.parse(document.getElementById('data').textContent);
    var steppers={};
    var used={};
    var all=function(root,query){return Array.prototype.slice.call(root.querySelectorAll(query))};
    var make=function(name,text,kind){
      var node=document.createElement(name);
      if(text!==undefined)node.textContent=text;
      if(kind)node.className=kind;
      return node};
    var empty=function(node){while(node.firstChild)node.removeChild(node.firstChild)};
    var names=['entities','operations','devices','audit'];

    """

  /// The state after so many events.
  private static let states = """
    var state=function(run,count){
      var now={};
      names.forEach(function(name){now[name]=run.beginning[name].slice()});
      run.events.slice(0,count).forEach(function(event){
        event.changes.forEach(function(change){
          var list=now[change.section];
          Array.prototype.splice.apply(list,[change.at,change.removed].concat(change.inserted))})});
      return now};
    var kind=function(name,column){
      var place=name==='entities'?1:name==='audit'?7:0;
      return 'cell '+(column===place?'name':column>place?'rest':'')};
    var line=function(row){
      return row.filter(function(cell){return cell!==''}).join('  ')};
    var without=function(rows,others){
      var known=others.map(line);
      return rows.filter(function(row){return known.indexOf(line(row))<0})};
    var widths=function(rows){
      var wide=[];
      rows.forEach(function(row){row.forEach(function(cell,column){
        wide[column]=Math.max(wide[column]||0,cell.length)})});
      return wide};
    var aligned=function(row,wide){
      return row.map(function(cell,column){
        return wide[column]?cell+' '.repeat(wide[column]-cell.length)+'  ':''}).join('').trimEnd()};
    var tell=function(node,title,rows,kind,wide){
      if(!rows.length)return;
      if(title)node.appendChild(make('h3',title));
      rows.forEach(function(row){
        node.appendChild(make('p',aligned(row,wide||widths(rows)),kind))})};

    """

  /// Goes through the rows of a table; `draw` shows the moment after so many of them.
  private static let stepper = """
    var step=function(section,draw){
      var rows=all(section,'tbody tr[data-event]');
      var range=section.querySelector('input[type=range]');
      var me={at:rows.length,filter:''};
      var isDim=function(place){
        return me.filter!==''&&rows[place].getAttribute('data-op')!==me.filter};
      me.go=function(place,quiet){
        me.at=Math.max(0,Math.min(rows.length,place));
        rows.forEach(function(row,index){
          row.classList.toggle('now',index===me.at-1);
          row.classList.toggle('later',me.at>0&&index>=me.at);
          if(index===me.at-1)row.setAttribute('aria-current','step');
          else row.removeAttribute('aria-current')});
        section.classList.toggle('stepped',me.at>0);
        range.value=me.at;
        range.setAttribute('aria-valuetext','row '+me.at+' of '+rows.length);
        draw(me.at,rows);
        if(!quiet)used[current]=me;
        if(!quiet&&me.at>0)rows[me.at-1].scrollIntoView({block:'nearest'});
        if(!quiet&&me.at===0)section.querySelector('h2,h3').scrollIntoView({block:'nearest'})};
      me.by=function(way){
        var place=me.at+way;
        while(place>0&&place<=rows.length&&isDim(place-1))place+=way;
        if(place<0||place>rows.length)return false;
        me.go(place);
        return true};
      me.show=function(value){
        me.filter=value;
        section.classList.toggle('filtered',value!=='');
        rows.forEach(function(row,place){row.classList.toggle('dim',isDim(place))});
        all(section,'.way,.k').forEach(function(node){
          node.classList.toggle('dim',value!==''&&node.getAttribute('data-op')!==value)})};
      me.first=function(){me.go(0)};
      me.last=function(quiet){me.go(rows.length,quiet===true)};
      range.addEventListener('input',function(){me.go(Number(range.value))});
      rows.forEach(function(row,index){
        row.addEventListener('click',function(){me.go(index+1)})});
      var buttons={first:me.first,last:me.last,on:function(){me.by(1)},back:function(){me.by(-1)}};
      all(section,'button[data-go]').forEach(function(button){
        var does=buttons[button.getAttribute('data-go')];
        if(does)button.addEventListener('click',does)});
      section.addEventListener('focusin',function(){used[current]=me});
      section.querySelector('.controls').hidden=false;
      section.classList.add('live');
      steppers[section.id]=me;
      return me};

    """

  private static let runs = """
    all(document,'section.run').forEach(function(section){
      var run=data[section.id];
      if(window.matchMedia('(max-width:1000px)').matches)
        section.querySelector('.state').open=false;
      var count=section.querySelector('.count');
      var what=section.querySelector('.what');
      var diff=section.querySelector('.diff');
      var draw=function(at){
        var event=at>0?run.events[at-1]:null;
        count.textContent=event
          ?'Event '+at+' of '+run.events.length
            +(run.timed||event.milliseconds>0?', at '+event.time:'')
          :'Before the first of '+run.events.length+' events';
        var place=event&&event.kind!=='step'?run.lanes[event.lane].name+': ':'';
        what.textContent=event?place+event.text:'The beginning';
        empty(diff);
        var now=state(run,at);
        (event?event.changes:[]).forEach(function(change){
          var before=state(run,at-1)[change.section];
          var gone=before.slice(change.at,change.at+change.removed);
          var come=without(change.inserted,gone);
          gone=without(gone,change.inserted);
          if(gone.length||come.length)diff.appendChild(make('h3',change.section));
          var wide=widths(gone.concat(come));
          tell(diff,'',gone,'gone',wide);
          tell(diff,'',come,'come',wide)});
        names.forEach(function(name){
          var part=section.querySelector('[data-section='+name+']');
          part.removeChild(part.lastChild);
          var fresh={};
          (event?event.changes:[]).forEach(function(change){
            if(change.section!==name)return;
            change.inserted.forEach(function(row,index){fresh[change.at+index]=true})});
          var list=make('ul');
          if(!now[name].length)list.appendChild(make('li','nothing','none'));
          now[name].forEach(function(row,index){
            var item=make('li',undefined,fresh[index]?'new':'');
            row.forEach(function(cell,column){
              if(cell!==''&&cell!=='-')item.appendChild(make('span',cell,kind(name,column)));
              item.appendChild(document.createTextNode(' '))});
            list.appendChild(item)});
          part.appendChild(list)})};
      var me=step(section,draw);
      var select=section.querySelector('select');
      select.addEventListener('change',function(){me.show(select.value)});
      select.addEventListener('keydown',function(event){
        if(event.key==='Escape'||event.key==='Enter')select.blur()});
      me.select=select;
      me.go(0,true)});

    """

  private static let curves = """
    all(document,'section.curve').forEach(function(section){
      var told=section.querySelector('.count');
      var me=step(section,function(at,rows){
        told.textContent=at?rows[at-1].getAttribute('data-say'):'Before the first week'});
      me.go(0,true)});

    """

  private static let pairs = """
    all(document,'section.pair').forEach(function(section){
      var runs=['left','right'].map(function(side){
        return {side:side,run:data[section.getAttribute('data-'+side)]}});
      var diff=section.querySelector('.diff');
      var last=function(rows,at,side){
        for(var place=at-1;place>=0;place-=1){
          var value=rows[place].getAttribute('data-'+side);
          if(value!=='')return Number(value)+1}
        return 0};
      var draw=function(at,rows){
        section.querySelector('.count').textContent='Row '+at+' of '+rows.length;
        var now=runs.map(function(one){return state(one.run,last(rows,at,one.side))});
        empty(diff);
        runs.forEach(function(one,index){
          var box=make('div');
          names.forEach(function(name){
            tell(box,name,without(now[index][name],now[1-index][name]),'come')});
          if(box.firstChild){
            box.insertBefore(make('h4','Only '+one.run.label),box.firstChild);
            diff.appendChild(box)}});
        section.querySelector('.what').textContent=diff.firstChild
          ?'What differs after this row':'Nothing differs after this row'};
      var me=step(section,draw);
      var first=section.querySelector('tr.first');
      var jump=function(quiet){
        if(first)me.go(Number(first.getAttribute('data-event'))+1,quiet===true)};
      section.querySelector('[data-go=difference]').addEventListener('click',jump);
      if(first)jump(true);else me.go(me.at,true)});

    """

  private static let keys = """
    var here=function(query){return document.querySelector('[id="'+current+'"] '+query)};
    var reveal=function(){
      var closed=here('details.reveal:not([open])');
      if(closed){closed.open=true;closed.querySelector('summary').focus()}
      return closed!==null};
    all(document,'a.on').forEach(function(link){
      link.addEventListener('click',function(event){if(reveal())event.preventDefault()})});
    var turn=function(query){
      var link=here(query);
      if(link)link.click();
      else if(query==='a.on')reveal()};
    var places={};
    window.addEventListener('beforeprint',function(){
      all(document,'details.reveal').forEach(function(reveal){reveal.open=true});
      Object.keys(steppers).forEach(function(id){
        places[id]=steppers[id].at;
        steppers[id].last(true)})});
    window.addEventListener('afterprint',function(){
      Object.keys(places).forEach(function(id){steppers[id].go(places[id],true)})});
    var runsOfBeat=function(){
      return all(document,'[id="'+current+'"] details[open] [data-steps]').map(function(section){
        return steppers[section.id]})};
    document.addEventListener('keydown',function(event){
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      var target=event.target;
      if(/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))return;
      var key=event.key.length===1?event.key.toLowerCase():event.key;
      if(key==='n')turn('a.on');
      if(key==='p')turn('a.before');
      var isBeat=!steppers[current];
      var open=isBeat?runsOfBeat():[steppers[current]];
      var place=Math.max(0,open.indexOf(used[current]));
      var me=open[place];
      if(!me)return;
      var by=function(way){if(!me.by(way)&&open[place+way])open[place+way].by(way)};
      var scrolls=isBeat||target.closest&&target.closest('.moment');
      var does={ArrowRight:function(){by(1)},ArrowLeft:function(){by(-1)},
        Home:me.first,End:me.last,f:function(){if(me.select)me.select.focus()}};
      if(!scrolls){
        does.ArrowDown=does.ArrowRight;does.ArrowUp=does.ArrowLeft;
        does.PageDown=function(){me.go(me.at+10)};does.PageUp=function(){me.go(me.at-10)}}
      var deed=does[key];
      if(!deed)return;
      event.preventDefault();
      deed()});

    """

  private static let parts = """
    var sections=all(document,'main>section');
    var current=sections.length?sections[0].id:'';
    var show=function(){
      var wanted=window.location.hash.slice(1);
      var known=sections.some(function(section){return section.id===wanted});
      if(known)current=wanted;
      sections.forEach(function(section){section.hidden=section.id!==current});
      all(document,'nav a').forEach(function(link){
        if(link.getAttribute('href')==='#'+current)link.setAttribute('aria-current','page');
        else link.removeAttribute('aria-current')})};
    window.addEventListener('hashchange',function(){
      show();
      var wanted=document.getElementById(window.location.hash.slice(1));
      var book=wanted&&wanted.closest('.rulebook');
      if(book){book.open=true;wanted.scrollIntoView({block:'center'});return}
      window.scrollTo(0,0);
      var head=here('h2[tabindex]');
      if(head)head.focus({preventScroll:true})});
    show();
    all(document,'.find').forEach(function(find){
      var rows=all(document,'.scenarios tbody tr');
      var words=rows.map(function(row){return row.textContent.toLowerCase()});
      var input=find.querySelector('input');
      find.hidden=false;
      input.addEventListener('input',function(){
        var wanted=input.value.toLowerCase();
        var count=0;
        rows.forEach(function(row,index){
          var fits=words[index].indexOf(wanted)>=0;
          row.hidden=!fits;
          if(fits)count+=1});
        find.querySelector('span').textContent=count+' of '+rows.length})})})();

    """
}
