/// What the beats of a walkthrough look like on a page.
enum BeatStyle {
  static let rules = """
    .beat>h2{display:flex;gap:14px;align-items:baseline;font-size:21px;line-height:1.35;
    max-width:44em;margin:26px 0 16px}.beat>h2:focus{outline:none}
    .beat>h2::first-letter{text-transform:none}
    .number{flex:none;width:32px;line-height:32px;border-radius:50%;text-align:center;font-size:15px;
    background:var(--ink);color:var(--paper)}
    .reveal>summary{display:inline-block;padding:8px 20px;border-radius:99px;font-weight:600;
    background:var(--focus);color:var(--paper);list-style:none}
    .reveal>summary::-webkit-details-marker{display:none}
    .reveal[open]>summary{background:var(--soft);color:var(--mute)}
    .reveal>h3{font-size:17px;color:var(--ink);margin:22px 0 8px}
    .reveal>h3~h3{font-size:13px;color:var(--mute);margin:20px 0 6px}
    .told{font-size:16px;line-height:1.55;max-width:70ch}
    .scene{color:var(--mute);margin-top:18px}.scene b{color:var(--ink);margin-right:8px}
    .again{color:var(--mute);border-left:3px solid var(--rule);padding-left:12px}
    .again::first-letter{text-transform:uppercase}
    .facts,.points{margin:0 0 14px;padding:0;list-style:none;max-width:80ch}
    .facts li{position:relative;padding:3px 0 3px 26px;overflow-wrap:anywhere}
    .facts li::before{position:absolute;left:2px;content:"\\2713";color:var(--done);font-weight:700}
    .facts li.violated::before{content:"\\2717";color:var(--refused)}
    .points{background:var(--soft);border-radius:10px;padding:10px 18px}
    .points li{position:relative;padding:4px 0 4px 26px}
    .points li::before{position:absolute;left:0;top:8px;width:12px;height:12px;content:"";
    border:1.5px solid var(--mute);border-radius:3px}
    .otherwise{border-left:3px solid var(--open);padding:4px 0 4px 14px;margin:0 0 14px}
    .otherwise summary{overflow-wrap:anywhere}.otherwise p{margin:8px 0 0;color:var(--mute)}
    .turns{display:flex;gap:12px;margin:26px 0 0;max-width:none}
    .turns a{padding:8px 18px;border:1px solid var(--rule);border-radius:99px;color:var(--ink);
    text-decoration:none}.turns a:hover{background:var(--mark)}
    nav .keys{align-self:center;margin-left:8px}

    """

  static let printed = """
    @media print{.turns,.reveal>summary{display:none}
    .reveal::details-content,.otherwise::details-content{content-visibility:visible;
    block-size:auto}}

    """
}
