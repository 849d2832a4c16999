/// What a page looks like: light and dark, wide and narrow, and on paper.
enum PageStyle {
  static let text =
    DiagramStyle.variables(on: ":root") + DiagramStyle.rules + base + parts + stage + moment
    + overview + curve + BeatStyle.rules + narrow + printed + BeatStyle.printed

  private static let base = """
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html{background:var(--paper);color:var(--ink);scroll-padding:96px 0 24px}
    body{margin:0 auto;max-width:1500px;padding:28px 32px 40px;line-height:1.45;
    font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    h1,h2,h3,.about,.story{overflow-wrap:anywhere}
    h1{font-size:26px;line-height:1.2;margin:0 0 8px;letter-spacing:-.01em}
    h2{font-size:19px;margin:28px 0 10px}h2::first-letter,h3::first-letter{text-transform:uppercase}
    h3{font-size:13px;margin:18px 0 6px;color:var(--mute);font-weight:600}
    p{margin:0 0 10px;max-width:75ch}
    a{color:var(--focus)}
    code,pre,kbd{font-family:ui-monospace,"SF Mono","DejaVu Sans Mono",monospace;
    font-size:.88em}
    pre{overflow-x:auto;margin:8px 0;padding:10px 12px;background:var(--soft);border-radius:6px}
    .rows span{display:block;white-space:pre-wrap;overflow-wrap:anywhere;padding-left:4ch;
    text-indent:-4ch}
    summary{cursor:pointer}
    :focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
    .symbols{position:absolute;width:0;height:0}
    footer{margin-top:40px;color:var(--mute);font-size:13px}

    """

  private static let parts = """
    .about{color:var(--mute)}
    .story{font-size:16px}
    .badge{display:inline-block;padding:0 8px;border:1px solid currentColor;border-radius:99px;
    font-size:12px;font-weight:600;line-height:1.6;vertical-align:middle;color:var(--mute)}
    .badge.holds{color:var(--done)}.badge.undecided{color:var(--open)}
    .badge.violated,.badge.has{color:var(--refused)}
    .legend{margin:10px 0 0}.legend summary{color:var(--mute);font-size:13px}
    .legend dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(330px,100%),1fr));
    gap:4px 24px;margin:12px 0}.legend div{display:flex;gap:10px}.legend dd{margin:0}
    .legend dt{position:relative;flex:none;width:18px;height:20px}.legend .k{left:50%}
    .wrong{border-left:4px solid var(--refused);padding:2px 0 2px 16px;margin:16px 0}
    .wrong h2{margin-top:0;font-size:15px}
    .why{margin:0 0 10px;padding-left:18px;color:var(--refused);overflow-wrap:anywhere}
    .wrong ul,.notes{margin:0;padding-left:18px}.notes{color:var(--mute)}
    .wrong li{margin:4px 0;overflow-wrap:anywhere}
    nav{display:flex;flex-wrap:wrap;gap:6px;margin:20px 0 0;padding-bottom:12px;
    border-bottom:1px solid var(--rule)}
    nav a{display:inline-block;padding:5px 12px;border-radius:99px;
    color:var(--ink);text-decoration:none;
    background:var(--soft);overflow-wrap:anywhere}
    nav a:hover{background:var(--mark)}
    nav a[aria-current]{background:var(--ink);color:var(--paper)}
    .dot{display:inline-block;width:9px;height:9px;border-radius:50%;margin-right:7px;
    background:var(--done)}
    .dot.violated{background:var(--refused);border-radius:1px}.dot.undecided{background:var(--open)}
    .rule,.flag,.where{font-size:12px;padding:1px 6px;border-radius:4px}.flag{white-space:nowrap}
    .rule{background:var(--soft);color:var(--mute);font-family:ui-monospace,"DejaVu Sans Mono",
    monospace;font-size:11.5px}
    a.rule{text-decoration:none}a.rule:hover{background:var(--mark);color:var(--ink)}
    .rulebook{margin-top:34px;border-top:1px solid var(--rule);padding-top:14px}
    .rulebook summary{color:var(--mute);font-size:13px}
    .rulebook dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(420px,100%),1fr));
    gap:4px 32px;margin:12px 0}.rulebook div{padding:8px 12px;margin:0 -12px;border-radius:8px}
    .rulebook div:target{background:var(--mark)}.rulebook dt{font-weight:600}
    .rulebook dd{margin:2px 0 0}.rulebook .way{color:var(--mute)}
    .where{color:var(--mute);padding:0}
    .flag{background:var(--refused);color:var(--paper);font-weight:600}
    .card{border:1px solid var(--rule);border-radius:10px;padding:4px 18px 12px;margin:0 0 14px}
    .outcomes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(460px,100%),1fr));
    gap:0 18px;align-items:start}.outcomes>h2,.outcomes>p{grid-column:1/-1}
    .card{min-width:0}.card h3{color:var(--ink);font-size:16px}

    """

  private static let stage = """
    .controls{position:sticky;top:0;z-index:3;display:flex;flex-wrap:wrap;align-items:center;
    gap:8px;padding:10px 0;background:var(--paper)}
    .controls button,.controls select,.find input{font:inherit;color:inherit;background:var(--soft);
    border:1px solid var(--rule);border-radius:7px;min-height:36px;padding:0 12px}
    .controls button:hover{background:var(--mark)}
    .controls input[type=range]{flex:1 1 160px;min-width:90px;max-width:420px;
    accent-color:var(--focus)}
    .controls label{color:var(--mute);font-size:13px}.controls select{max-width:180px}
    .keys{color:var(--mute);font-size:12px}
    kbd{border:1px solid var(--rule);border-radius:4px;padding:0 5px;background:var(--soft)}
    .stage{display:grid;grid-template-columns:minmax(0,1fr) 410px;gap:32px;align-items:start}
    .events{border-collapse:collapse;width:100%;table-layout:fixed}
    .events thead th{position:sticky;top:56px;z-index:2;background:var(--paper);text-align:left;
    font-size:12px;color:var(--mute);font-weight:600;height:34px;padding:0 8px 4px;
    vertical-align:bottom;border-bottom:1px solid var(--rule)}
    .events th:first-child{width:84px;text-align:right}
    .events thead th.d{width:calc(var(--lanes)*74px)}
    .d>.name{position:absolute;bottom:4px;transform:translateX(-50%);max-width:74px;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap;color:var(--ink)}
    .events td{padding:7px 8px;vertical-align:middle;overflow-wrap:anywhere}
    .events td.t{text-align:right;color:var(--mute);font-variant-numeric:tabular-nums;
    font-size:13px;white-space:nowrap}
    .events td.same{color:transparent}
    .events td.d{position:relative;padding:0;height:36px}
    .ways{position:absolute;inset:0;width:100%;height:100%}
    .ways path{vector-effect:non-scaling-stroke}
    .k{position:absolute;top:50%;width:18px;height:18px;margin:-9px 0 0 -9px;overflow:visible}
    .k.r{margin-left:-22px}.k.l{margin-left:4px}
    tr.step .w{font-weight:600}tr.sent .w,tr.delayed .w{color:var(--mute)}
    tr.lost .w{color:var(--refused)}
    tr.later>td{opacity:.5}
    tr.dim>.w,tr.dim>.t,.filtered .k.dim,.filtered .way.dim{opacity:.22}
    tr.now>td{background:var(--mark)}tr.now>td:first-child{box-shadow:inset 4px 0 var(--focus)}
    tr.first>td{border-top:2px solid var(--refused)}
    .live tbody tr{cursor:pointer}.live tr.now .same{color:var(--mute)}
    .two td.none{background:repeating-linear-gradient(135deg,transparent 0 6px,var(--soft) 6px 9px)}
    .two thead th[colspan]{font-size:14px;color:var(--ink)}
    .two col.lanes{width:calc(var(--lanes)*46px)}
    .more td{color:var(--mute)}

    """

  private static let moment = """
    .moment{position:sticky;top:62px;max-height:calc(100vh - 76px);overflow:auto;
    border:1px solid var(--rule);border-radius:12px;padding:14px 18px 16px}
    .moment p{margin:0}.count{color:var(--mute);font-size:13px}
    .what{font-size:16px;font-weight:600;overflow-wrap:anywhere;margin-top:2px}
    .moment .what .rule{font-weight:400}
    .diff{margin:0}.diff h3{margin-top:14px}
    .diff p{font:12.5px/1.5 ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere;
    white-space:pre-wrap;padding:2px 6px 2px 20px;text-indent:-14px;border-radius:4px}
    .diff .gone{color:var(--mute);text-decoration:line-through}
    .diff .come{background:var(--mark)}
    .diff p::before{display:inline-block;width:14px;text-indent:0;content:"+"}
    .diff .gone::before{content:"\\2212"}
    .diff h4{margin:14px 0 0;font-size:14px}.diff h4+div h3{margin-top:4px}
    .state{margin-top:14px;border-top:1px solid var(--rule);padding-top:10px}
    .state summary{font-weight:600}
    .moment ul{list-style:none;margin:0;padding:0}
    .moment li{font-size:13px;line-height:1.4;padding:4px 6px;margin:0 -6px;
    border-top:1px solid var(--soft);overflow-wrap:anywhere}
    .moment li.new{background:var(--mark);border-radius:4px}
    .cell{margin-right:9px;color:var(--mute)}.cell.name{color:var(--ink);font-weight:600}
    .cell.rest{color:var(--ink)}
    .pair .stage{display:block}.pair tr{scroll-margin-bottom:34vh}
    .pair .moment{top:auto;bottom:0;max-height:34vh;border-radius:14px 14px 0 0;z-index:3;
    background:var(--paper);margin-top:12px;box-shadow:0 -6px 18px #0002}
    .pair .diff{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));
    gap:0 32px}
    .moment .none{color:var(--mute);font-size:13px}

    """

  private static let overview = """
    .figures{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 8px}
    .figures div{background:var(--soft);border-radius:10px;padding:10px 18px;min-width:104px}
    .figures dt{color:var(--mute);font-size:13px}.figures dd{margin:0;font-size:24px;
    font-weight:600;font-variant-numeric:tabular-nums}
    .wide{overflow-x:auto}
    .matrix,.scenarios{border-collapse:collapse;width:100%}
    .matrix td,.matrix th,.scenarios td,.scenarios th{border-bottom:1px solid var(--rule);
    padding:5px 8px;font-size:13px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
    .matrix td{text-align:center;font-variant-numeric:tabular-nums;min-width:34px}
    .matrix thead th{vertical-align:bottom;color:var(--mute);overflow-wrap:normal}
    .matrix{width:auto;min-width:60%}.lack{color:var(--mute);font-size:12px}
    .matrix th.f span{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
    .matrix tbody th{font-weight:400;min-width:220px}
    .matrix details p{margin:6px 0}.matrix ul{padding-left:18px;margin:4px 0}
    .h1{background:color-mix(in srgb,var(--op0) 12%,transparent)}
    .h2{background:color-mix(in srgb,var(--op0) 22%,transparent)}
    .h3{background:color-mix(in srgb,var(--op0) 32%,transparent)}
    .h4{background:color-mix(in srgb,var(--op0) 42%,transparent)}
    .bad-cell{color:var(--refused);font-weight:600}
    .find input{min-width:260px}.slugs code{color:var(--mute);margin-right:6px}

    """

  private static let curve = """
    .weeks,.measures{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    .weeks th,.weeks td{text-align:left;vertical-align:top;padding:8px 10px;
    border-bottom:1px solid var(--rule)}.weeks td{min-width:210px}
    .weeks thead th{color:var(--mute);font-size:13px}.weeks .later>*{opacity:.4}
    .weeks tr.now>*{background:var(--mark)}.weeks tr.now>th{box-shadow:inset 4px 0 var(--focus)}
    .live .weeks tbody tr{cursor:pointer}
    .bar{display:flex;height:14px;border-radius:4px;overflow:hidden;background:var(--soft)}
    .bar .suggested,.key.suggested{background:var(--done)}
    .bar .trial,.key.trial{background:repeating-linear-gradient(135deg,var(--op0) 0 5px,
    color-mix(in srgb,var(--op0) 55%,var(--paper)) 5px 8px)}
    .bar .retired,.key.retired{background:var(--refused)}.bar .never,.key.never{background:var(--mute)}
    .stands,.fared{display:block;font-size:13px;margin-top:3px}.fared{color:var(--mute)}
    .key{display:inline-block;width:14px;height:14px;border-radius:3px;margin:0 5px 0 10px;
    vertical-align:-2px}.keys-of{white-space:nowrap}
    .measures td{padding:4px 14px 4px 0;font-size:13px;white-space:nowrap;
    border-bottom:1px solid var(--rule)}

    """

  private static let narrow = """
    @media(max-width:1000px){
    .stage{display:block}.keys{display:none}
    .moment{top:auto;bottom:0;max-height:32vh;border-radius:14px 14px 0 0;z-index:3;
    background:var(--paper);margin:12px -4px 0;box-shadow:0 -6px 18px #0003}
    .run:not(.stepped) .moment{position:static;border-radius:14px;box-shadow:none}
    html{scroll-padding:100px 0 42vh}}
    @media(max-width:640px){
    body{padding:18px 14px 0;font-size:14px}h1{font-size:21px}
    .events th:first-child{width:56px}.events td{padding:6px 5px}.events td.t{font-size:11.5px}
    .events thead th{height:76px}
    .events thead th.d{width:calc(var(--lanes)*34px)}
    .d>.name{writing-mode:vertical-rl;transform:translateX(-50%) rotate(180deg);max-width:none;
    max-height:70px}
    .events td.w{font-size:13px;line-height:1.35}
    .k{width:16px;height:16px;margin:-8px 0 0 -8px}.k.r{margin-left:-19px}.k.l{margin-left:3px}
    .controls{flex-wrap:nowrap;gap:5px;padding:8px 0}
    .controls label span{position:absolute;width:1px;height:1px;overflow:hidden;
    clip-path:inset(50%)}
    .controls select{max-width:84px;padding:0 4px;min-height:40px}
    .controls button{padding:0 10px;min-height:40px}
    .controls button[data-go=difference]{font-size:12px;line-height:1.1;padding:0 8px}
    .two td.d{visibility:hidden}.two col.lanes{width:1px}.pair tr{scroll-margin-bottom:0}
    .two .w{font-size:12px}.two .where{display:block}
    .moment{padding:10px 14px}.what{font-size:15px}
    .matrix tbody th{min-width:150px}.slugs{display:none}.scenarios th:last-child{display:none}
    footer{padding-bottom:18px}}

    """

  private static let printed =
    "@media print{" + DiagramStyle.printed(on: ":root")
      + """
      body{max-width:none;padding:0;font-size:11px}
      nav,.controls,.diff,.now,.find{display:none!important}
      main>section[hidden]{display:block!important}main>section{break-before:page}
      main>section:first-child{break-before:auto}
      .stage{display:block}tr{break-inside:avoid}
      tr.later>td{opacity:1}tr.now>td{background:none}
      .events thead th{position:relative;top:auto}
      .moment{position:static;max-height:none;border:0;padding:0}
      *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

      """
}
