import type { HostileVector } from './hostile-vector.ts';

/** Mutation XSS: markup whose meaning changes when it is parsed again, or by another parser. */
export const mutations: readonly HostileVector[] = [
  {
    name: 'style in a drawing in a formula',
    html: '<math><mtext><svg><style><img src=none onerror=hit=1></style></svg></mtext></math>',
  },
  {
    name: 'glyph and style in a table',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=none onerror=hit=1&gt;">',
  },
  {
    name: 'mark for bad glyphs',
    html: '<math><mi><b><malignmark><style></b><img src=none onerror=hit=1></style></malignmark></mi></math>',
  },
  {
    name: 'forms within forms',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src=none onerror=hit=1>',
  },
  {
    name: 'drawing out of a paragraph',
    html: '<svg></p><style><a title="</style><img src=none onerror=hit=1>">',
  },
  {
    name: 'formula out of a paragraph',
    html: '<math></br><style><!--</style><a title="--><img src=none onerror=hit=1>">',
  },
  {
    name: 'two drawings and a line break',
    html: '<svg><svg></br><style><a id="</style><img src=none onerror=hit=1>"></svg></svg>',
  },
  {
    name: 'style within a description',
    html: '<svg><desc><svg></desc><style><p title="</style><script>hit=1</script>">',
  },
  {
    name: 'annotation that switches',
    html: '<math><annotation-xml encoding="text/html"><p><svg><style></p><img src=none onerror=hit=1></style>',
  },
  {
    name: 'words in raw frames',
    html: '<svg><noembed><style></noembed><img src=none onerror=hit=1></style></svg>',
  },
  {
    name: 'script without scripts',
    html: '<noscript><p title="</noscript><img src=none onerror=hit=1>"></p></noscript>',
  },
  {
    name: 'script without scripts, in a comment',
    html: '<noscript><!--</noscript><img src=none onerror=hit=1>--></noscript>',
  },
  {
    name: 'script without scripts, in a style',
    html: '<noscript><style></noscript><img src=none onerror=hit=1></style></noscript>',
  },
  {
    name: 'script without scripts, closed from outside',
    html: '<p><noscript><b></p><img title="</noscript><img src=none onerror=hit=1>"></noscript>',
  },
  {
    name: 'script without scripts, in a drawing',
    html: '<svg><noscript><p title="</noscript><img src=none onerror=hit=1>"></noscript></svg>',
  },
  {
    name: 'title with an attribute',
    html: '<title><p title="</title><img src=none onerror=hit=1>"></title>',
  },
  {
    name: 'text area with an attribute',
    html: '<textarea><p title="</textarea><img src=none onerror=hit=1>"></textarea>',
  },
  {
    name: 'text area in a drawing',
    html: '<svg><textarea><img src=none onerror=hit=1></textarea></svg>',
  },
  {
    name: 'text area closed with a slash',
    html: '<textarea></textarea/><img src=none onerror=hit=1>',
  },
  {
    name: 'text area with entities',
    html: '<textarea>&lt;/textarea&gt;&lt;img src=none onerror=hit=1&gt;</textarea>',
  },
  { name: 'example text', html: '<xmp><p title="</xmp><img src=none onerror=hit=1>"></xmp>' },
  { name: 'example text in a drawing', html: '<svg><xmp><img src=none onerror=hit=1></xmp></svg>' },
  { name: 'listing with entities', html: '<listing>&lt;img src=none onerror=hit=1&gt;</listing>' },
  { name: 'plain text to the end', html: '<plaintext></plaintext><img src=none onerror=hit=1>' },
  { name: 'plain text in a drawing', html: '<svg><plaintext><img src=none onerror=hit=1></svg>' },
  {
    name: 'template',
    html: '<template><img src=none onerror=hit=1><script>hit=2</script></template>',
  },
  {
    name: 'template in a template',
    html: '<template><b><template><b><img src=none onerror=hit=1></b></template></b></template>',
  },
  {
    name: 'template in a choice',
    html: '<select><template><img src=none onerror=hit=1></template></select>',
  },
  {
    name: 'template that is a shadow',
    html: '<div><template shadowrootmode=open><img src=none onerror=hit=1></template></div>',
  },
  {
    name: 'template under its first name',
    html: '<p><template shadowroot=open><script>hit=1</script></template></p>',
  },
  {
    name: 'style in an option',
    html: '<select><option><style></option></select><img src=none onerror=hit=1></style>',
  },
  {
    name: 'frame in an option',
    html: '<select><option><iframe></option></select><img src=none onerror=hit=1></iframe>',
  },
  {
    name: 'chosen content',
    html: '<select><button><selectedcontent></selectedcontent></button><option><img src=none onerror=hit=1></select>',
  },
  {
    name: 'image in a table',
    html: '<table><img src=none onerror=hit=1><tr><td></td></tr></table>',
  },
  {
    name: 'column with a paragraph',
    html: '<table><colgroup><p onclick=hit=1>Press</p></colgroup><caption><svg onload=hit=2></caption></table>',
  },
  {
    name: 'emphasis across a table',
    html: '<b onclick=hit=1><table><a href="javascript:hit=2">Read</b><td></a>Press',
  },
  {
    name: 'link in a link',
    html: '<a href="/one"><table><a href="javascript:hit=1">Read</a></table></a>',
  },
  { name: 'paragraph in a button', html: '<p><button><p onclick=hit=1>Press</button></p>' },
  { name: 'backticks in an attribute', html: '<p title="``onmouseover=hit=1">Hover</p>' },
  {
    name: 'entities in an attribute',
    html: '<p title="&quot;&gt;&lt;img src=none onerror=hit=1&gt;">Words</p>',
  },
  {
    name: 'entities of entities',
    html: '&amp;lt;img src=none onerror=hit=1&amp;gt; &lt;script&gt;hit=2&lt;/script&gt;',
  },
  { name: 'style that begins again', html: '<b><style><style/><img src=none onerror=hit=1>' },
  { name: 'style that closes itself', html: '<style/><img src=none onerror=hit=1></style>' },
];
