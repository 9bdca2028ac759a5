type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }
>;
type Files = { preloads: string[]; css: string[] };
export type RouterManifest = { routes: Record<string, Route> & { __root__: Route } };
type Route = { css: string[]; scripts: object[] };

const CLIENT_ENTRY = 'web/entry-client.tsx';
const PAGE_SCRIPT = 'web/entry-page.ts';

/** Routes of pages that do not work without the client, or in which it matters most on a bad line. */
const AT_ONCE = /^(admin|login|documents|(blog\.)?preview)\b/;

/** Routes of interactive pages that also work with plain forms and links. */
const UNLESS_SLOW = /^(schedule|agreement|appointment|embed\.booking)\b/;

/**
 * Evaluated in the browser: whether the connection is slower than 4G, or the visitor saves data, in which case plain
 * forms and links are faster. Browsers without this API count as fast.
 */
const IS_SLOW = `(function(c){return c&&(c.saveData||/[23]g/.test(c.effectiveType))})(navigator.connection)`;

const SPLIT_ROUTE = /^web\/routes\/(.+)\.tsx\?tsr-split=component/;

/**
 * Converts Vite's manifest to the router's: styles as links, scripts through `loaderOf`. The root route has the entry's
 * files; each code-split route has the files that it needs in addition.
 */
export function routerManifest(vite: ViteManifest): RouterManifest {
  const entry = filesOf(vite, CLIENT_ENTRY);
  const base = new Set([...entry.preloads, ...entry.css]);
  const routes: Record<string, Route> & { __root__: Route } = {
    __root__: {
      css: entry.css,
      scripts: [
        { children: loaderOf(entry.preloads) },
        ...filesOf(vite, PAGE_SCRIPT).preloads.map((src) => ({
          attrs: { type: 'module', async: true, src },
        })),
      ],
    },
  };
  for (const key of Object.keys(vite)) {
    const file = SPLIT_ROUTE.exec(key)?.[1];
    if (!file || file === '__root') continue;
    const { preloads, css } = filesOf(vite, key);
    const more = preloads.filter((href) => !base.has(href));
    routes[routeId(file)] = {
      css: css.filter((href) => !base.has(href)),
      scripts: [
        {
          children: `self.__files=(self.__files||[]).concat(${JSON.stringify(more)})${loadsWhen(file)}`,
        },
      ],
    };
  }
  return { routes };
}

/** A statement that makes the client load after the first paint, for the pages that need it. */
function loadsWhen(file: string): string {
  if (AT_ONCE.test(file)) return ';self.__loadSoon()';
  return UNLESS_SLOW.test(file) ? `;${IS_SLOW}||self.__loadSoon()` : '';
}

/**
 * An inline script that defines `__loadClient`, which loads the page's client (React and all other files) at once, and
 * first enables the whole style sheets, for the parts that the client adds to the page (inline-styles.ts). Most
 * pages call it when a visitor is about to use something that needs it (web/page-script/client-on-demand.ts).
 * Interactive pages call it after the first paint, and again for as long as it fails; on a slow connection, only those
 * that do not work without it. Until then, bandwidth belongs to visible content, and links and forms work without
 * scripts. If a button is pressed, or a form
 * that React handles is submitted, before the page's script has arrived, the script records it. The files are fetched
 * before they are imported, so that a call after a failed one can succeed: a browser remembers a module that it could not
 * load until the page is left (Chromium since version 150).
 */
function loaderOf([entry = '', ...others]: readonly string[]): string {
  const files = JSON.stringify([entry, ...others]);
  return `(function(w,d,p){w.__loadClient=function(){if(p)return p;var a=${files}.concat(w.__files||[]),g=Promise.all(a.map(function(f){return fetch(f).then(function(r){if(!r.ok)throw r})})),s=[].slice.call(d.querySelectorAll('link[rel=stylesheet][disabled]'));g.catch(function(){});return p=Promise.all(s.map(function(l){return new Promise(function(y,n){l.onload=y;l.onerror=n;l.disabled=false})})).then(function(){return g}).then(function(){a.forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.appendChild(l)});return import(${JSON.stringify(entry)})}).catch(function(e){p=0;s.forEach(function(l){l.disabled=true});throw e})};d.addEventListener('click',function(e){var b=e.target.closest('button:not([type=submit])');if(b&&w.__pressed!==null){e.preventDefault();w.__pressed=b}},true);d.addEventListener('submit',function(e){if(w.__pressed!==null&&e.target.matches('[data-needs-client]')){e.preventDefault();w.__pressed=e.submitter}},true);w.__loadSoon=function(){(w.__shown||Promise.resolve()).then(function(){var n=1e3;requestAnimationFrame(function(){setTimeout(function go(){w.__loadClient().catch(function(){setTimeout(go,n*=2)})})})})}})(self,document)`;
}

/** Converts a route's file name to its id: `blog.$slug` is `/blog/$slug`, `index` is `/`. */
function routeId(file: string): string {
  return `/${file.replace(/(^|\/|\.)index$/, '$1').replaceAll('.', '/')}`;
}

function filesOf(vite: ViteManifest, key: string, seen = new Set<string>()): Files {
  const chunk = vite[key];
  if (!chunk || seen.has(key)) return { preloads: [], css: [] };
  seen.add(key);
  const imports = (chunk.imports ?? []).map((imported) => filesOf(vite, imported, seen));
  return {
    preloads: [`/${chunk.file}`, ...imports.flatMap((files) => files.preloads)],
    css: [...(chunk.css ?? []).map((href) => `/${href}`), ...imports.flatMap((files) => files.css)],
  };
}
