import type { HostileVector } from './hostile-vector.ts';

/** Embedded documents, plugins and media. */
export const embeds: readonly HostileVector[] = [
  { name: 'frame with a script', html: '<iframe src="javascript:parent.hit=1"></iframe>' },
  { name: 'frame from elsewhere', html: '<iframe src="https://away.example/"></iframe>' },
  {
    name: 'frame with its document',
    html: '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  },
  {
    name: 'frame with its document in entities',
    html: '<iframe srcdoc="&lt;img src&equals;x onerror&equals;parent.hit=1&gt;"></iframe>',
  },
  { name: 'frame that loads', html: '<iframe onload=hit=1></iframe>' },
  { name: 'frame never closed', html: '<iframe><img src=none onerror=hit=1>' },
  {
    name: 'frame with what older browsers show',
    html: '<iframe><p onclick=hit=1>Press</p><script>hit=2</script></iframe>',
  },
  {
    name: 'frames within frames',
    html: `${'<iframe>'.repeat(12)}<img src=none onerror=hit=1>${'</iframe>'.repeat(12)}`,
  },
  {
    name: 'frame in a sandbox with holes',
    html: '<iframe sandbox="allow-scripts allow-same-origin allow-top-navigation" src="//away.example"></iframe>',
  },
  {
    name: 'frame without rights of its own',
    html: '<iframe credentialless allow="camera *" src="data:text/html,<script>parent.hit=1</script>"></iframe>',
  },
  { name: 'old frame', html: '<frameset><frame src="javascript:parent.hit=1"></frameset>' },
  { name: 'words for no frames', html: '<noframes><img src=none onerror=hit=1></noframes>' },
  {
    name: 'words for no embeds',
    html: '<noembed><img src="</noembed><img src=none onerror=hit=1>"></noembed>',
  },
  { name: 'object', html: '<object data="javascript:hit=1" type="text/html"></object>' },
  {
    name: 'object with data',
    html: '<object data="data:text/html,<script>parent.hit=1</script>"></object>',
  },
  {
    name: 'object with its address as a parameter',
    html: '<object><param name=src value="javascript:hit=1"><param name=url value="//away.example"></object>',
  },
  {
    name: 'object with a fallback',
    html: '<object data=none><img src=none onerror=hit=1></object>',
  },
  {
    name: 'object of a class',
    html: '<object classid="clsid:11111111-2222-3333-4444-555555555555" onerror=hit=1></object>',
  },
  { name: 'embed', html: '<embed src="javascript:hit=1">' },
  {
    name: 'embed by its code',
    html: '<embed code="https://away.example/hit.swf" allowscriptaccess=always>',
  },
  { name: 'applet', html: '<applet code="Hit.class" codebase="https://away.example/"></applet>' },
  {
    name: 'layer',
    html: '<layer src="https://away.example/hit.html"></layer><ilayer src=javascript:hit=1>',
  },
  { name: 'background sound', html: '<bgsound src="javascript:hit=1">' },
  { name: 'portal', html: '<portal src="https://away.example/" onload=hit=1></portal>' },
  {
    name: 'fenced frame',
    html: '<fencedframe src="https://away.example/" onload=hit=1></fencedframe>',
  },
  { name: 'image from elsewhere', html: '<img src="https://away.example/pixel.gif">' },
  { name: 'image by two slashes', html: '<img src=//away.example/pixel.gif loading=eager>' },
  {
    name: 'image of data with a script',
    html: '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22hit=1%22/>">',
  },
  {
    name: 'picture from elsewhere',
    html: '<picture><source srcset="//away.example/1 1x"><img src=/x></picture>',
  },
  {
    name: 'film from elsewhere',
    html: '<video src="//away.example/film.mp4" poster="//away.example/still.png" autoplay></video>',
  },
  {
    name: 'sound from elsewhere',
    html: '<audio autoplay><source src="//away.example/sound.mp3"></audio>',
  },
  {
    name: 'button with a picture',
    html: '<input type=image src="//away.example/button.png" onerror=hit=1>',
  },
  { name: 'drawing surface', html: '<canvas onclick=hit=1><img src=none onerror=hit=2></canvas>' },
  {
    name: 'data island',
    html: '<xml src="//away.example/hit.xml" id=d></xml><span datasrc="#d" datafld=x dataformatas=html>',
  },
];
