import type { HostileVector } from './hostile-vector.ts';

/** Script elements, whole and in pieces. */
export const scriptElements: readonly HostileVector[] = [
  { name: 'plain', html: '<script>hit=1</script>' },
  { name: 'from elsewhere', html: '<script src="https://away.example/hit.js"></script>' },
  { name: 'from elsewhere by two slashes', html: '<SCRIPT SRC=//away.example/hit.js></SCRIPT>' },
  {
    name: 'module',
    html: '<script type=module>import "https://away.example/hit.js";hit=1</script>',
  },
  {
    name: 'import map',
    html: '<script type=importmap>{"imports":{"react":"//away.example/hit.js"}}</script>',
  },
  {
    name: 'rules that load ahead',
    html: '<script type=speculationrules>{"prefetch":[{"urls":["//away.example"]}]}</script>',
  },
  {
    name: 'structured data that ends early',
    html: '<script type="application/ld+json">{}</script><script>hit=1</script>',
  },
  { name: 'never closed', html: '<p>Before</p><script>hit=1' },
  { name: 'closed with an attribute', html: '<script>hit=1</script onclick=hit=2>' },
  { name: 'closed by a line end', html: '<script>hit=1</script\n><p>After</p>' },
  { name: 'slash in the name', html: '<script/x>hit=1</script>' },
  { name: 'tab in the tag', html: '<script\t>hit=1</script\t>' },
  {
    name: 'one inside the other',
    html: '<scr<script></script>ipt>hit=1</scr<script></script>ipt>',
  },
  { name: 'put together by removal', html: '<<script></script>script>hit=1<</script>/script>' },
  { name: 'opened twice', html: '<script><script>hit=1</script></script>' },
  {
    name: 'double escaped',
    html: '<script><!--<script>hit=1</script>--></script><img src=none onerror=hit=2>',
  },
  { name: 'comment without end inside', html: '<script><!--\nhit=1\n</script>' },
  { name: 'less-than before it', html: '<<script>hit=1//<</script>' },
  { name: 'in a list', html: '<ul><li><script>hit=1</script></li></ul>' },
  {
    name: 'in a table',
    html: '<table><script>hit=1</script><tr><td><script>hit=2</script></table>',
  },
  { name: 'in a preformatted text', html: '<pre><code><script>hit=1</script></code></pre>' },
  { name: 'in XHTML', html: '<x:script xmlns:x="http://www.w3.org/1999/xhtml">hit=1</x:script>' },
  {
    name: 'in an SVG by reference',
    html: '<svg><script href="data:text/javascript,hit=1"></script></svg>',
  },
  {
    name: 'in an SVG by the old reference',
    html: '<svg><script xlink:href="//away.example/hit.js" /></svg>',
  },
  { name: 'in an SVG in entities', html: '<svg><script>&#104;it&#61;1</script></svg>' },
  { name: 'in an SVG as character data', html: '<svg><script><![CDATA[hit=1]]></script></svg>' },
  { name: 'in a formula', html: '<math><script>hit=1</script></math>' },
  { name: 'event of an object', html: '<script for=window event=onload>hit=1</script>' },
  { name: 'as another language', html: '<script language=vbscript>hit=1</script>' },
  {
    name: 'processing instruction',
    html: '<?xml-stylesheet href="javascript:hit=1"?><?php hit=1 ?><p>After</p>',
  },
  { name: 'server side inclusion', html: '<!--#exec cmd="hit"--><% hit=1 %><p>After</p>' },
  { name: 'out of a title', html: '</title><script>hit=1</script>' },
  { name: 'out of data in the page', html: `"}]</script><script>hit=1</script>` },
  { name: 'into data in the page', html: '<!--<script>hit=1' },
  { name: 'out of a string', html: `\\"-(hit=1)-\\"'-(hit=1)-'\u2028hit=1//` },
  { name: 'out of a template literal', html: `\`+(hit=1)+\`\${hit=1}` },
  { name: 'out of an attribute', html: `"><script>hit=1</script><p title="` },
  { name: 'out of a single quoted attribute', html: `' onclick='hit=1' autofocus onfocus='hit=2` },
  {
    name: 'template expression',
    html: `{{constructor.constructor('hit=1')()}}<p v-on:click=hit=1 @click=hit=1>Press</p>`,
  },
];
