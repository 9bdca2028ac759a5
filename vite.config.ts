import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { asciiOnly } from './scripts/ascii-only.ts';
import { SERVER_MINIFY } from './scripts/server-minify.ts';
import { mantineVariablesCss } from './web/admin/mantine/css-variables.ts';

// biome-ignore lint/style/noDefaultExport: Vite requires the configuration as the default export
export default defineConfig(({ command }) => ({
  publicDir: false,
  // React has this hook built in; the shim package is for older versions.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: { generateScopedName: shortClassName } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    mantineVariables(),
    inlineScripts(),
    zodWithoutEval(),
    withoutUnusedParts(),
    withoutWebSockets(),
    precompress(),
    asciiOnly(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Never inline fonts and drawings: the content security policy does not allow data: URLs for fonts.
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: namedScripts },
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/entry-page.ts'],
          output: {
            codeSplitting: {
              groups: [PAGE_SCRIPT, STYLES, CORE, SITE, FORM, DIALOGS, ADMIN_BASE],
            },
          },
        },
      },
    },
    ssr: {
      // Everything is bundled and built for production, so that pages render with React's production build whatever
      // NODE_ENV the process has.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const },
      }),
      build: {
        outDir: 'dist/server',
        // The bundle is read once from disk and never downloaded.
        chunkSizeWarningLimit: 2_000,
        target: 'node22',
        rolldownOptions: {
          input: { 'entry-server': 'web/entry-server.tsx' },
          output: {
            minify: SERVER_MINIFY,
            codeSplitting: { groups: [PAGES_BASE] },
          },
        },
      },
    },
  },
}));

/**
 * A rule about modules by their path in the repository. Rules that search the absolute path would also match the
 * folders above a checkout, such as `~/src`.
 */
function inRepository(rule: RegExp): RegExp {
  const root = import.meta.dirname.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${root}/(?:${rule.source})`);
}

const hashes = new Map<string, string>();

/**
 * The name of a class with a short hash of its file. Class names are in HTML, style and scripts; those that Vite makes
 * have a longer hash, and the line of the rule.
 */
function shortClassName(name: string, file: string): string {
  const source = path.relative(import.meta.dirname, file.replace(/\?.*/, '')).replaceAll('\\', '/');
  const short = hash('sha256', source, 'base64url').replace(/[-_]/g, '').slice(0, 3);
  if ((hashes.get(short) ?? source) !== source) {
    throw new Error(`${source} and ${hashes.get(short)} have the same hash: rename one`);
  }
  hashes.set(short, source);
  return `${name}_${short}`;
}

/** Writes Mantine's CSS variables to a static style sheet: see `mantineVariablesCss`. */
function mantineVariables(): Plugin {
  return {
    name: 'mantine-variables',
    load: {
      filter: { id: inRepository(/web[\\/]admin[\\/]mantine[\\/]variables\.css$/) },
      handler: mantineVariablesCss,
    },
  };
}

/** `import text from './script.ts?inline-script'`: a module and what it imports, as the text of one small classic script. */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          build: {
            write: false,
            minify: true,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: id.replace(/\?.*/, ''), output: { format: 'iife' } },
          },
        });
        const { output } = built as Rolldown.RolldownOutput;
        for (const file of output[0].moduleIds) this.addWatchFile(file);
        return `export default ${JSON.stringify(output[0].code.trim())}`;
      },
    },
  };
}

/**
 * Removes tRPC's connection by WebSocket, which we do not use: its class has static fields, so tree shaking keeps it, and
 * a first visit would download a kilobyte more. The subscription by server-sent events uses `resultOf` of that module.
 */
function withoutWebSockets(): Plugin {
  const resultOf = `(value, ...args) => (typeof value === 'function' ? value(...args) : value)`;
  return {
    name: 'without-web-sockets',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: {
        id: inRepository(/node_modules[\\/]@trpc[\\/]client[\\/]dist[\\/]wsLink-[\w-]+\.mjs$/),
      },
      handler(code) {
        const exported = /^export \{(.*)\};?$/m.exec(code)?.[1] ?? '';
        return [...exported.matchAll(/(\w+) as (\w+)/g)]
          .map(
            ([, part, name]) =>
              `export const ${name} = ${part === 'resultOf' ? resultOf : 'null'};`,
          )
          .join('\n');
      },
    },
  };
}

/**
 * zod probes `new Function` when it loads, which the content security policy blocks and reports; in browsers the probe
 * is therefore switched off. The server has no such policy, and zod is faster with generated code.
 */
function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: inRepository(/node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/) },
      handler: (code) => `(globalThis.__zod_globalConfig ??= {}).jitless = true;\n${code}`,
    },
  };
}

/**
 * Removes unused library modules. The libraries refer to every kind of query and to their default parsing of search
 * parameters, so tree shaking keeps them. Without them a first visit downloads about three kilobytes less.
 */
function withoutUnusedParts(): Plugin {
  const unused = inRepository(
    /node_modules[\\/]@tanstack[\\/](?:react-query|query-core|router-core)[\\/].*[\\/]((?:use|usePrefetch|useSuspense)(?:InfiniteQuery|Queries)|infiniteQueryBehavior|searchParams)\.js$/,
  );
  return {
    name: 'without-unused-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: { id: unused },
      handler(_code, id) {
        const name = unused.exec(id)?.[1] ?? '';
        // The same text in each stub compresses well; the stack trace names the caller.
        const refuse = `{ throw new Error('Left out: see vite.config.ts'); }`;
        return (EXPORTS[name] ?? [name])
          .map((exported) => `export function ${exported}() ${refuse}`)
          .join('\n');
      },
    },
  };
}

/** The exports of a module, where it is not a single function of the module's name. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  infiniteQueryBehavior: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  // `makeRouter` passes its own functions.
  searchParams: [
    'defaultParseSearch',
    'defaultStringifySearch',
    'parseSearchWith',
    'stringifySearchWith',
  ],
};

/**
 * Limits the preload lists in the entry script, which every visitor downloads. The server writes the preloads of a page
 * into its HTML, and back-office pages load their scripts without preloads; so only lazy parts inside a page are
 * listed.
 */
const namedScripts = (part: string, files: string[]) =>
  /[\\/](booking|schema)/.test(part) ? files : [];

/** The small script of every page, with the modules that it shares with the React client. */
const PAGE_SCRIPT = {
  name: 'page-script',
  test: inRepository(
    /web[\\/](page-script[\\/]|features[\\/]quick-exit[\\/][\w-]+\.ts$|lib[\\/](api-url|opens-here)\.ts)/,
  ),
  priority: 4,
};

/**
 * Two style sheets: one for all public pages, and one for the back office and the sign-in page. The styles of a sheet
 * have one order, that of their modules, so the cascade does not depend on which parts of a page are loaded when. The
 * server inlines those that a public page needs: src/platform/ssr/inline-styles.ts.
 */
const STYLES = {
  name: (id: string, modules: Modules) => (isForPublicPages(id, modules) ? 'public' : 'admin'),
  // The styles of the editor and the charts are loaded with them.
  test: inRepository(/(web|node_modules[\\/]@mantine[\\/](core|spotlight))[\\/].*\.css$/),
  priority: 3,
};

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const STAFF_ROUTE = inRepository(/web[\\/]routes[\\/](admin|login)\b/);

/** Whether a module is imported, directly or not, by anything other than the routes for staff. */
function isForPublicPages(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id) || STAFF_ROUTE.test(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  return importers.length === 0 || importers.some((from) => isForPublicPages(from, modules, seen));
}

/**
 * One file for the libraries of every page. By default it would be split wherever the back office shares only a part of
 * it, into a dozen files that compress worse. `useBlocker` and tables are excluded, because only the back office uses
 * them.
 */
const CORE = {
  name: 'core',
  test: inRepository(
    /node_modules[\\/](react|react-dom|scheduler|@trpc|@tanstack)[\\/](?!.*useBlocker|react-table|table-core|store.*shallow)|node_modules[\\/]use-sync-external-store.*shim/,
  ),
  priority: 2,
};

/**
 * One script for components that most pages show: on a phone, ten small files load more slowly than one of the same
 * total size. Booking, forms, whole pages and parts of the home page stay separate.
 */
const SITE = {
  name: 'site',
  test: inRepository(
    /web[\\/](features[\\/](site[\\/]call-to-action|articles[\\/]article-meta|firm[\\/]directions)|ui[\\/](art[\\/](?!wide)|stars|section-head)|lib[\\/](format|page-head|link-route|as-not-found))/,
  ),
};

/**
 * One file for the form code that a page loads initially, with the fields. By default it would be split, because the
 * newsletter form uses only a part of it, and compress worse.
 */
const FORM = {
  name: 'form',
  test: inRepository(
    /web[\\/](lib[\\/](form(-store|-path)?|focus)|ui[\\/](checkbox|field|notice|phone-link))\.tsx?/,
  ),
};

/** One module for the code that all pages need on the server: each of a hundred small modules takes 20 KB of memory. */
const PAGES_BASE = {
  name: 'pages-base',
  test: inRepository(/(node_modules|src|web[\\/](lib|ui))[\\/]/),
  tags: ['$initial' as const],
};

/** One file for the modules that dialogs share on public pages and in the back office, a few hundred bytes each. */
const DIALOGS = {
  name: 'dialog-base',
  test: inRepository(
    /web[\\/](lib[\\/]use-dialog-entry|ui[\\/](confirm|use-questions|use-dialog-close))\.ts$/,
  ),
};

/**
 * One file for the modules that Mantine's components share. By default they would be thirty files, most of a few hundred
 * bytes, which compress worse. Our own modules are excluded: their dependencies would be included, and public pages need
 * some of those.
 */
const ADMIN_BASE = {
  name: 'admin-base',
  test: inRepository(
    /node_modules[\\/]@mantine[\\/](core[\\/]esm[\\/](core[\\/]|utils[\\/]Floating[\\/]|components[\\/](InputBase|TextInput|Badge)[\\/]|.*(CheckIcon|RadioIcon|AccordionChevron))|hooks[\\/]esm[\\/](use-uncontrolled|use-merged-ref|utils[\\/]clamp)).*\.mjs/,
  ),
};

/** Writes .gz and .br files beside the assets, so that nothing is compressed per request. */
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
