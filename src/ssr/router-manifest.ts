type ViteManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
type Files = { preloads: string[]; css: string[] };

const CLIENT_ENTRY = 'web/entry-client.tsx';
const SPLIT_ROUTE = /^web\/routes\/(.+)\.tsx\?tsr-split=component/;

/**
 * From Vite's manifest to the router's: the entry's script and styles on the root route, and for
 * each code-split route the files that it needs beyond those.
 */
export function routerManifest(vite: ViteManifest) {
  const entry = filesOf(vite, CLIENT_ENTRY);
  const base = new Set([...entry.preloads, ...entry.css]);
  const routes: Record<string, Partial<Files> & { scripts?: object[] }> = {
    __root__: {
      ...entry,
      scripts: [{ attrs: { type: 'module', async: true, src: entry.preloads[0] } }],
    },
  };
  for (const key of Object.keys(vite)) {
    const file = SPLIT_ROUTE.exec(key)?.[1];
    if (!file || file === '__root') continue;
    const { preloads, css } = filesOf(vite, key);
    routes[routeId(file)] = {
      preloads: preloads.filter((href) => !base.has(href)),
      css: css.filter((href) => !base.has(href)),
    };
  }
  return { routes };
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
