import type { HostileVector } from './hostile-vector.ts';

/** SVG and MathML: foreign content in HTML. */
export const foreignContent: readonly HostileVector[] = [
  { name: 'drawing that loads', html: '<svg onload=hit=1></svg>' },
  { name: 'drawing without spaces', html: '<svg/onload=hit=1//' },
  {
    name: 'drawing with its name space',
    html: '<svg xmlns="http://www.w3.org/2000/svg" onload="hit=1"/>',
  },
  {
    name: 'prefixed drawing',
    html: '<s:svg xmlns:s="http://www.w3.org/2000/svg" onload="hit=1"></s:svg>',
  },
  {
    name: 'link in a drawing',
    html: '<svg><a href="javascript:hit=1"><text y=20>Read</text></a></svg>',
  },
  {
    name: 'old link in a drawing',
    html: '<svg><a xlink:href="javascript:hit=1"><circle r=400 /></a></svg>',
  },
  {
    name: 'animation that begins',
    html: '<svg><animate onbegin=hit=1 attributeName=x dur=1s></svg>',
  },
  {
    name: 'animation that ends',
    html: '<svg><rect><animate attributeName=width dur=1ms onend=hit=1 /></rect></svg>',
  },
  {
    name: 'animation of an address',
    html: '<svg><a><animate attributeName=href values="javascript:hit=1" /><text y=9>Read</text></a></svg>',
  },
  {
    name: 'animation from and to',
    html: '<svg><a><animate attributeName=xlink:href from="javascript:hit=1" to="#" begin=0 /><text>Read</text></a></svg>',
  },
  {
    name: 'setting of an address',
    html: '<svg><a id=a><text y=9>Read</text></a><set href="#a" attributeName=href to="javascript:hit=1" /></svg>',
  },
  { name: 'setting of a handler', html: '<svg><set attributeName=onmouseover to="hit=1" /></svg>' },
  {
    name: 'animation along a path',
    html: '<svg><animateMotion path="M0,0" onrepeat=hit=1 repeatCount=2 dur=1ms /></svg>',
  },
  {
    name: 'transform that begins',
    html: '<svg><animateTransform onbegin="hit=1" attributeName=transform /></svg>',
  },
  {
    name: 'use of data',
    html: `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='hit=1'/></svg>#x"/></svg>`,
  },
  {
    name: 'use from elsewhere',
    html: '<svg><use xlink:href="https://away.example/shapes.svg#x" /></svg>',
  },
  {
    name: 'image in a drawing',
    html: '<svg><image href="//away.example/pixel.png" onload=hit=1 /></svg>',
  },
  {
    name: 'filter from elsewhere',
    html: '<svg><filter><feImage href="//away.example/pixel.svg" /></filter></svg>',
  },
  {
    name: 'HTML in a drawing',
    html: '<svg><foreignObject><img src=none onerror=hit=1></foreignObject></svg>',
  },
  {
    name: 'frame in a drawing',
    html: '<svg><foreignObject><iframe src="javascript:parent.hit=1"></iframe></foreignObject></svg>',
  },
  {
    name: 'handler element',
    html: '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>hit=1</handler></svg>',
  },
  {
    name: 'listener element',
    html: '<svg id=l><listener event=load handler="#h" observer=l /><handler id=h>hit=1</handler></svg>',
  },
  {
    name: 'style in a drawing',
    html: '<svg><style>*{background:url(//away.example/)}</style></svg>',
  },
  {
    name: 'style in a drawing in entities',
    html: '<svg><style>&lt;img src=none onerror=hit=1&gt;</style></svg>',
  },
  { name: 'title in a drawing', html: '<svg><title><img src=none onerror=hit=1></title></svg>' },
  { name: 'description in a drawing', html: '<svg><desc><script>hit=1</script></desc></svg>' },
  {
    name: 'clip from elsewhere',
    html: '<svg><rect style="clip-path:url(//away.example/a.svg#b);fill:url(//away.example/)" /></svg>',
  },
  {
    name: 'marker from elsewhere',
    html: '<svg><path d="M0,0" marker-start="url(//away.example/m.svg#x)" /></svg>',
  },
  {
    name: 'entity declaration',
    html: '<!DOCTYPE svg [<!ENTITY e "hit=1">]><svg onload="&e;"></svg>',
  },
  { name: 'character data', html: '<svg><![CDATA[<img src=none onerror=hit=1>]]></svg>' },
  {
    name: 'character data that is not',
    html: '<svg></svg><![CDATA[><img src=none onerror=hit=1>]]>',
  },
  { name: 'formula that is a link', html: '<math href="javascript:hit=1"><mi>x</mi></math>' },
  {
    name: 'old link in a formula',
    html: '<math><mrow xlink:href="javascript:hit=1"><mi>x</mi></mrow></math>',
  },
  {
    name: 'action in a formula',
    html: '<math><maction actiontype="statusline#//away.example" xlink:href="javascript:hit=1"><mi>x</mi></maction></math>',
  },
  {
    name: 'annotation in HTML',
    html: '<math><annotation-xml encoding="text/html"><img src=none onerror=hit=1></annotation-xml></math>',
  },
  {
    name: 'annotation in XML',
    html: '<math><semantics><annotation-xml encoding="application/xhtml+xml"><script>hit=1</script></annotation-xml></semantics></math>',
  },
  { name: 'HTML in a formula', html: '<math><mtext><img src=none onerror=hit=1></mtext></math>' },
  { name: 'style in a formula', html: '<math><style><img src=none onerror=hit=1></style></math>' },
  {
    name: 'formula with handlers',
    html: '<math onclick=hit=1><mi onmouseover=hit=2>x</mi></math>',
  },
];
