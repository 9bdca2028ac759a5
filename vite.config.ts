import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig(({ command }) => ({
  publicDir: false,
  // React has it itself; the package is for older ones.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    zodWithoutEval(),
    withoutUnusedParts(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Every font and drawing is a file of its own: a page's policy allows no data: fonts.
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: namedScripts },
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                ADMIN_STYLE,
                SCHEDULE_STYLE,
                BOOKING_STYLE,
                READING_STYLE,
                CALCULATOR_STYLE,
                PIECES_STYLE,
                OVERLAY_STYLE,
                CORE,
                SITE,
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled whole and built for production, so that pages render with React's production build
      // whatever NODE_ENV the process runs under.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const },
      }),
      build: {
        outDir: 'dist/server',
        // It is read once from disk, never downloaded.
        chunkSizeWarningLimit: 2_000,
        target: 'node22',
        rolldownOptions: { input: { 'entry-server': 'web/entry-server.tsx' } },
      },
    },
  },
}));

/**
 * zod tries `new Function` as it loads, which the policy of the pages stops and reports: browsers are told that it
 * need not try. The server has no such policy, and is faster with it.
 */
function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
      handler: (code) => `(globalThis.__zod_globalConfig ??= {}).jitless = true;\n${code}`,
    },
  };
}

/**
 * The libraries refer to every kind of query and to their own way of reading search parameters, so tree shaking removes
 * none of them. The site uses none of them: without them a first visit fetches about three kilobytes less.
 */
function withoutUnusedParts(): Plugin {
  const unused =
    /@tanstack[\\/](?:react-query|query-core|router-core)[\\/].*[\\/]((?:use|usePrefetch|useSuspense)(?:InfiniteQuery|Queries)|infiniteQueryBehavior|searchParams)\.js$/;
  return {
    name: 'without-unused-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: { id: unused },
      handler(_code, id) {
        const name = unused.exec(id)?.[1] ?? '';
        // The same text in each, which compresses to almost nothing; the stack names the caller.
        const refuse = `{ throw new Error('Left out: see vite.config.ts'); }`;
        return (EXPORTS[name] ?? [name])
          .map((exported) => `export function ${exported}() ${refuse}`)
          .join('\n');
      },
    },
  };
}

/** What a module exports, where that is not one function of its own name. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  infiniteQueryBehavior: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  // `makeRouter` brings its own.
  searchParams: [
    'defaultParseSearch',
    'defaultStringifySearch',
    'parseSearchWith',
    'stringifySearchWith',
  ],
};

/**
 * The entry names the scripts that each part needs, so that they are fetched at once: a list that every visitor
 * fetches. Pages come from the server with the names of theirs, and in the back office the browser finds them by
 * itself; so only what opens inside of a page has them named.
 */
const namedScripts = (part: string, files: string[]) =>
  /[\\/](booking|schema)/.test(part) ? files : [];

/** The back office has one file of style: the entry names each, for every visitor. */
const ADMIN_STYLE = {
  name: 'admin-style',
  test: /web[\\/](admin[\\/]|features[\\/](audit|dashboard|email|firm[\\/](?!attorneys|practice-areas)|identity|integrations|migration|privacy|staff|testimonials[\\/](?!reviews)|themes|visibility|appointments[\\/]admin|articles[\\/](admin|article-editor|content-field|publish|rich)|contact[\\/]submission|newsletter[\\/]subscribers)|ui[\\/](badge|rows|segmented|star-rating|switch)).*\.module\.css/,
  priority: 3,
};

/** So has what /schedule shows before the steps of the booking are there. */
const SCHEDULE_STYLE = {
  name: 'schedule-style',
  test: /web[\\/]features[\\/]appointments[\\/](schedule-page|flow-head).*\.module\.css/,
  priority: 2,
};

/** So has booking, in its dialog and on its pages; what /schedule shows before it is the page's own. */
const BOOKING_STYLE = {
  name: 'booking-style',
  test: /web[\\/]features[\\/]appointments[\\/](?!schedule-page|flow-head).*\.module\.css/,
  priority: 2,
};

/** So have the pages of articles and news, but for what the home page shows of them. */
const READING_STYLE = {
  name: 'reading-style',
  test: /web[\\/]features[\\/](articles|news)[\\/](?!article-meta).*\.module\.css/,
  priority: 2,
};

/** So has the calculator, whose result is fetched after the page. */
const CALCULATOR_STYLE = {
  name: 'calculator-style',
  test: /web[\\/]features[\\/]probate[\\/].*\.module\.css/,
  priority: 2,
};

/** And the small pieces that most pages but the home page are made of. */
const PIECES_STYLE = {
  name: 'pieces-style',
  test: /web[\\/]ui[\\/](page-head|prose-page|notice|checkbox|field|empty-state|tabs|filter-chips)\.module\.css/,
  priority: 2,
};

/** And what opens over a page: the entry names each file of it, for every visitor. */
const OVERLAY_STYLE = {
  name: 'overlay-style',
  test: /web[\\/](features[\\/]site[\\/]menu-sheet|ui[\\/](dialog|close-button|toaster|tooltips)).*\.module\.css/,
  priority: 2,
};

/**
 * What every page runs on is one file, too: cut where the back office happens to share a part of it, it
 * would compress worse, and come in a dozen pieces. Only the office asks before a page is left.
 */
const CORE = {
  name: 'core',
  test: /node_modules[\\/](react|react-dom|scheduler|@trpc|@tanstack)[\\/](?!.*useBlocker)|use-sync-external-store.*shim/,
  priority: 2,
};

/**
 * What most pages show is one file of script and one of style: a phone waits longer for ten small files
 * than for one of their size. Bookings, forms and whole pages stay apart, and so does what only the home
 * page shows; of what a few pages show, the style alone is here.
 */
const SITE = {
  name: 'site',
  test: /web[\\/](features[\\/](home[\\/](practice-areas\.module\.css|section-head)|site[\\/](closing-call|directions)|articles[\\/]article-meta|firm[\\/]attorneys[\\/]portrait\.module\.css|testimonials[\\/]reviews[\\/]quote)|ui[\\/](art[\\/]|stars)|lib[\\/](format|page-head|link-route|as-not-found))/,
};

/** Writes .gz and .br beside what browsers download, so that no request pays for compression. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const folder = path.join(dir, 'assets');
      const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const source = await readFile(path.join(folder, file));
          await writeFile(path.join(folder, `${file}.gz`), gzipSync(source, { level: 9 }));
          await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(source));
        }),
      );
    },
  };
}
