import type { HostileVector } from './hostile-vector.ts';

/** Event handler attributes. */
export const handlers: readonly HostileVector[] = [
  { name: 'image that fails', html: '<img src=none onerror=hit=1>' },
  {
    name: 'image that loads',
    html: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=hit=1>',
  },
  { name: 'old name of image', html: '<image src=none onerror="window.hit=1">' },
  { name: 'click on a paragraph', html: '<p onclick="hit=1">Press</p>' },
  { name: 'pointer over emphasis', html: '<em onpointerenter=hit=1 onmouseover=hit=2>Hover</em>' },
  { name: 'capitals', html: '<STRONG OnMouseOver="hit=1">Hover</STRONG>' },
  { name: 'no space before', html: '<p title="a"onclick="hit=1">Press</p>' },
  { name: 'slashes for spaces', html: '<img/src=none/onerror=hit=1>' },
  { name: 'form feed for a space', html: '<img\fsrc=none\fonerror=hit=1>' },
  { name: 'line end before the equals sign', html: '<p onclick\n=\n"hit=1">Press</p>' },
  { name: 'value in entities', html: '<p onclick="&#104;&#x69;t&equals;1">Press</p>' },
  { name: 'value in backticks', html: '<p onclick=`hit=1`>Press</p>' },
  { name: 'twice the same', html: '<p onclick="" onclick="hit=1">Press</p>' },
  { name: 'on a closing tag', html: '<p>One</p onclick="hit=1"><p>Two</p>' },
  { name: 'after a stray quote', html: `<p "onclick="hit=1" 'onclick='hit=1'>Press</p>` },
  { name: 'focus that comes by itself', html: '<a href="#" autofocus onfocus=hit=1>Read</a>' },
  { name: 'focus by tab index', html: '<p tabindex=0 autofocus onfocusin=hit=1>Read</p>' },
  {
    name: 'content made editable',
    html: '<p contenteditable autofocus oninput=hit=1 onfocus=hit=2>',
  },
  {
    name: 'disclosure that opens',
    html: '<details open ontoggle=hit=1><summary>More</summary></details>',
  },
  {
    name: 'animation that starts',
    html: '<p style="animation:spin 1s" onanimationstart=hit=1>Wait</p>',
  },
  {
    name: 'transition that ends',
    html: '<p style="transition:color 1ms" ontransitionend=hit=1>Wait</p>',
  },
  { name: 'body that loads', html: '<body onload=hit=1 onpageshow=hit=2 onhashchange=hit=3>' },
  { name: 'body that scrolls', html: '<body onscroll=hit=1><p>Down</p><a href="#end">End</a>' },
  { name: 'frameset that loads', html: '<frameset onload=hit=1><frame src=none></frameset>' },
  {
    name: 'marquee that starts',
    html: '<marquee loop=1 width=0 onstart=hit=1 onfinish=hit=2>Now</marquee>',
  },
  { name: 'sound that fails', html: '<audio src=none onerror=hit=1></audio>' },
  { name: 'film whose source fails', html: '<video><source src=none onerror=hit=1></video>' },
  { name: 'film without anything', html: '<video poster=none onloadstart=hit=1 src=none></video>' },
  {
    name: 'track that changes',
    html: '<video><track default src=none oncuechange=hit=1 onerror=hit=2></video>',
  },
  {
    name: 'picture with a source',
    html: '<picture><source srcset=none><img onerror=hit=1></picture>',
  },
  { name: 'copied, cut, pasted', html: '<p oncopy=hit=1 oncut=hit=2 onpaste=hit=3>Words</p>' },
  { name: 'dragged', html: '<p draggable=true ondragstart="hit=1" ondrop="hit=2">Drag me</p>' },
  { name: 'wheel and touch', html: '<ul onwheel=hit=1 ontouchstart=hit=2><li>One</li></ul>' },
  {
    name: 'context menu',
    html: '<table oncontextmenu=hit=1><tr><td onauxclick=hit=2>Cell</td></tr></table>',
  },
  { name: 'about to become visible', html: '<p hidden=until-found onbeforematch=hit=1>Words</p>' },
  {
    name: 'layout put off',
    html: '<p style="content-visibility:auto" oncontentvisibilityautostatechange=hit=1>',
  },
  {
    name: 'attributes of allowed elements',
    html: '<ol start="1" onclick=hit=1><li onclick=hit=2>One</li></ol>',
  },
  { name: 'in a heading that is renamed', html: '<h1 onclick=hit=1 onmouseover=hit=2>Title</h1>' },
  { name: 'unknown handler', html: '<p onanythingnew=hit=1>Words</p>' },
  { name: 'unknown element', html: '<wombat onclick=hit=1 onmouseenter=hit=2>Words</wombat>' },
];
