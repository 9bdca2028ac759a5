type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }
>;
type Files = { preloads: string[]; css: string[] };

const CLIENT_ENTRY = 'web/entry-client.tsx';
const SPLIT_ROUTE = /^web\/routes\/(.+)\.tsx\?tsr-split=component/;

/**
 * Converts Vite's manifest to the router's: styles as links, scripts through `loaderOf`. The root route has the entry's
 * files; each code-split route has the files that it needs in addition.
 */
export function routerManifest(vite: ViteManifest) {
  const entry = filesOf(vite, CLIENT_ENTRY);
  const base = new Set([...entry.preloads, ...entry.css]);
  const routes: Record<string, { css: string[]; scripts: object[] }> = {
    __root__: { css: entry.css, scripts: [{ children: loaderOf(entry.preloads) }] },
  };
  for (const key of Object.keys(vite)) {
    const file = SPLIT_ROUTE.exec(key)?.[1];
    if (!file || file === '__root') continue;
    const { preloads, css } = filesOf(vite, key);
    const more = preloads.filter((href) => !base.has(href));
    routes[routeId(file)] = {
      css: css.filter((href) => !base.has(href)),
      scripts: [{ children: `self.__files=(self.__files||[]).concat(${JSON.stringify(more)})` }],
    };
  }
  return { routes };
}

/**
 * The style files that a lazily loaded module has for itself, by the module's path: a page that the server renders with
 * it has to link them.
 */
export function lazyStyles(vite: ViteManifest): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(vite)
      .filter(([, { isDynamicEntry }]) => isDynamicEntry)
      .map(([key, { css = [] }]) => [key, css.map((href) => `/${href}`)]),
  );
}

/**
 * An inline script that loads the page's scripts, all at once, after the first paint, and runs the entry. Until then
 * bandwidth belongs to visible content; links and forms work without scripts. Touching the page or pressing a key
 * starts loading earlier.
 */
function loaderOf([entry = '', ...others]: readonly string[]): string {
  return `(function(w,d,n){function go(){if(n++)return;${JSON.stringify([entry, ...others])}.concat(w.__files||[]).forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.appendChild(l)});import(${JSON.stringify(entry)})}['pointerdown','keydown','touchstart'].forEach(function(e){w.addEventListener(e,go,{once:true,capture:true,passive:true})});(w.__shown||Promise.resolve()).then(function(){requestAnimationFrame(function(){setTimeout(go)})})})(self,document,0)`;
}

/** `blog.$slug` is `/blog/$slug`, `index` is `/`. */
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
