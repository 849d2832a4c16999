/// Whether text can be told from what is behind it, as WCAG measures it.
enum Contrast {
  /// A script that names every element whose own text has less than 4.5 to 1, but for what is
  /// dimmed on purpose.
  static let script = """
    (function(){
      var channel=function(value){
        value/=255;return value<=.03928?value/12.92:Math.pow((value+.055)/1.055,2.4)};
      var parse=function(colour){
        var parts=colour.match(/[\\d.]+/g).map(Number);
        if(/^color\\(srgb/.test(colour))
          parts=parts.map(function(part,index){return index<3?part*255:part});
        return parts};
      var light=function(parts){
        return .2126*channel(parts[0])+.7152*channel(parts[1])+.0722*channel(parts[2])};
      var behind=function(node){
        var layers=[];
        for(;node;node=node.parentElement){
          var colour=parse(getComputedStyle(node).backgroundColor);
          var alpha=colour.length>3?colour[3]:1;
          if(alpha>0)layers.unshift([colour,alpha]);
          if(alpha===1)break}
        return layers.reduce(function(base,layer){
          return base.map(function(value,index){
            return value*(1-layer[1])+layer[0][index]*layer[1]})},[255,255,255])};
      var faint={};
      [...document.querySelectorAll('body *')].forEach(function(node){
        if(!node.offsetHeight||node.closest('svg,.unseen,.later,.dim,script,style'))return;
        var own=[...node.childNodes].some(function(child){
          return child.nodeType===3&&child.data.trim()});
        if(!own||/^(SELECT|OPTION)$/.test(node.tagName))return;
        var colour=parse(getComputedStyle(node).color);
        if(colour[3]===0)return;
        var pair=[light(colour),light(behind(node))].sort(function(a,b){return b-a});
        var ratio=(pair[0]+.05)/(pair[1]+.05);
        if(ratio<4.5)faint[node.tagName+'.'+node.className+' '+ratio.toFixed(1)]=true});
      return Object.keys(faint)})()
    """
}
