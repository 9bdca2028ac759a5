import type { HostileVector } from './hostile-vector.ts';

const LONG = 3_000;

/** Comments, broken tags, unusual characters, recent web platform features, and very large inputs. */
export const tokens: readonly HostileVector[] = [
  { name: 'comment', html: '<!-- <img src=none onerror=hit=1> --><p>After</p>' },
  { name: 'comment that ends at once', html: '<!--><img src=none onerror=hit=1>-->' },
  { name: 'comment that ends after a dash', html: '<!---><img src=none onerror=hit=1>-->' },
  { name: 'comment that ends with a mark', html: '<!-- --!><img src=none onerror=hit=1>-->' },
  { name: 'comment in a comment', html: '<!-- <!-- --><img src=none onerror=hit=1> -->' },
  { name: 'comment without end', html: '<p>Before</p><!-- <img src=none onerror=hit=1>' },
  { name: 'conditional comment', html: '<!--[if gte IE 4]><script>hit=1</script><![endif]-->' },
  { name: 'open conditional comment', html: '<![if !IE]><script>hit=1</script><![endif]>' },
  {
    name: 'bogus comments',
    html: '<!x <img src=none onerror=hit=1>></x <img src=none onerror=hit=2>><?x <img src=none onerror=hit=3>>',
  },
  { name: 'ranges of a comment', html: '<?start name="g"><img src=none onerror=hit=1><?end>' },
  { name: 'document type', html: '<!DOCTYPE html "<img src=none onerror=hit=1>"><p>After</p>' },
  {
    name: 'character data in HTML',
    html: '<![CDATA[<img src=none onerror=hit=1>]]><img src=none onerror=hit=2>',
  },
  { name: 'tag without end', html: '<img src=none onerror=hit=1 ' },
  { name: 'tag that ends in another', html: '<img src=none onerror=hit=1 <p>After</p>' },
  { name: 'quote without end', html: '<p title="><img src=none onerror=hit=1>' },
  { name: 'quotes in an unquoted value', html: `<p title=a"b'c><img src=none onerror=hit=1>` },
  { name: 'greater-than in a value', html: `<img alt=">" src=none onerror="hit=1" title='>'>` },
  { name: 'equals sign as a name', html: '<p =onclick="hit=1" ="x" onclick=hit=2>Press</p>' },
  { name: 'less-than in a name', html: '<p <img src=none onerror=hit=1 x="y">Press</p>' },
  {
    name: 'quotes in a name',
    html: `<p x"onclick='hit=1' y'="><img src=none onerror=hit=2>">Press</p>`,
  },
  { name: 'space after less-than', html: '< img src=none onerror=hit=1>< script>hit=2</ script>' },
  { name: 'digit for a name', html: '<1 onclick=hit=1><a1 onclick=hit=2>Press</a1>' },
  {
    name: 'names of an object',
    html: '<constructor onclick=hit=1><__proto__ onclick=hit=2><toString onclick=hit=3>Press',
  },
  {
    name: 'attributes of an object',
    html: '<a __proto__="x" constructor="y" hasOwnProperty="z" href="javascript:hit=1">Read</a>',
  },
  {
    name: 'closing tags only',
    html: '</p></script></style></svg></iframe></a></td></br><img src=none onerror=hit=1>',
  },
  { name: 'NUL in the name', html: '<scr\0ipt>hit=1</scr\0ipt><im\0g src=none onerror=hit=2>' },
  { name: 'NUL before the name', html: '<\0script>hit=1</script>' },
  { name: 'NUL in a handler', html: '<p on\0click=hit=1 \0onclick=hit=2>Press</p>' },
  {
    name: 'vertical tab for a space',
    html: '<img\vsrc=none\vonerror=hit=1><img src=none\u00a0onerror=hit=2>',
  },
  {
    name: 'dotted capital in a name',
    html: '<SCR\u0130PT>hit=1</SCR\u0130PT><\u017fcript>hit=2</\u017fcript>',
  },
  {
    name: 'wide brackets',
    html: '\uff1cscript\uff1ehit=1\uff1c/script\uff1e\u02c2img src=none onerror=hit=2\u02c3',
  },
  { name: 'half of a character', html: '<p title="\ud800">\udc00<img src=none onerror=hit=1></p>' },
  {
    name: 'marks of a search',
    html: '\ue000<img src=none onerror=hit=1>\ue001<b onclick=hit=2>Words</b>',
  },
  { name: 'no character', html: '\ufffe\uffff\ufdd0<img src=none onerror=hit=1>' },
  { name: 'byte order mark', html: '\ufeff<script>hit=1</script>\ufeff' },
  {
    name: 'numbers beyond characters',
    html: '&#x110000;&#xD800;&#0;&#x3c;img src=none onerror=hit=1&#x3e;<a href="&#x110000;javascript:hit=2">',
  },
  {
    name: 'customised element',
    html: '<p is="x-hit" onclick=hit=1>Press</p><x-hit onclick=hit=2 connectedcallback=hit=3>',
  },
  {
    name: 'popover',
    html: '<button popovertarget=p>Press</button><p id=p popover onbeforetoggle=hit=1>Words</p>',
  },
  {
    name: 'command',
    html: '<button commandfor=d command=show-modal>Press</button><dialog id=d open oncancel=hit=1 onclose=hit=2>',
  },
  {
    name: 'invoked interest',
    html: '<a href="#x" interestfor=x>Read</a><p id=x popover oninterest=hit=1>Words</p>',
  },
  {
    name: 'slot and part',
    html: '<p slot=x part=y exportparts=z><slot onslotchange=hit=1></slot></p>',
  },
  {
    name: 'patched document',
    html: '<template for=main patchsrc="//away.example/"><img src=none onerror=hit=1></template>',
  },
  {
    name: 'measured links',
    html: '<a href="/x" attributionsrc="//away.example">Read</a><img attributionsrc="//away.example" src=/x>',
  },
  {
    name: 'microdata',
    html: '<p itemscope itemtype="javascript:hit=1" itemid="//away.example" itemprop=url>Words</p>',
  },
  {
    name: 'deep elements',
    html: `${'<b><i onclick=hit=1>'.repeat(LONG)}Words<script>hit=2</script>`,
  },
  { name: 'deep lists', html: `${'<ul><li>'.repeat(LONG)}<img src=none onerror=hit=1>` },
  {
    name: 'deep formulas',
    html: `${'<math><mtext>'.repeat(500)}<svg><style><img src=none onerror=hit=1>`,
  },
  {
    name: 'many attributes',
    html: `<p ${'onclick=hit=1 '.repeat(LONG)}${'x '.repeat(LONG)}>Press</p>`,
  },
  { name: 'many brackets', html: `${'<'.repeat(LONG)}script>hit=1</script${'>'.repeat(LONG)}` },
  { name: 'long scheme', html: `<a href="${' '.repeat(LONG)}javascript:hit=1">Read</a>` },
  { name: 'many comments', html: `${'<!--'.repeat(LONG)}--><img src=none onerror=hit=1>` },
];
