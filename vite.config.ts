import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { MAIN_LANGUAGE } from './messages/main-language.ts';
import { addressInLanguage, type Language } from './messages/messages.ts';
import { asciiOnly } from './scripts/ascii-only.ts';
import { catalogues, directParts } from './scripts/catalogues/catalogues-plugin.ts';
import { clientEnvironments, languageOfClient } from './scripts/catalogues/client-environments.ts';
import { SERVER_MINIFY } from './scripts/server-minify.ts';
import { clientPaths } from './src/platform/private-pages/rules.ts';
import { manifestOf } from './src/platform/ssr/manifest-of.ts';
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
    catalogues(command === 'build' ? languageOfClient : () => undefined),
    directParts(command === 'build' ? languageOfClient : () => undefined),
    retryableImports(),
    mantineVariables(),
    inlineScripts(),
    precompress(),
    asciiOnly(),
  ],
  environments: {
    ...(command === 'build' ? clientEnvironments(clientFor) : {}),
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
          },
        },
      },
    },
  },
}));

/** The scripts and styles of browsers for pages in a language. */
function clientFor(language: string) {
  return {
    consumer: 'client' as const,
    define: {
      'import.meta.env.IS_MAIN_LANGUAGE': String(language === MAIN_LANGUAGE),
      // The page script contains no catalogue.
      'import.meta.env.SCHEDULE_PATH': JSON.stringify(
        addressInLanguage(language as Language, '/schedule'),
      ),
    },
    build: {
      outDir: 'dist/client',
      // Files that do not differ are the same files.
      emptyOutDir: language === MAIN_LANGUAGE,
      manifest: manifestOf(language),
      // Never inline fonts and drawings: the content security policy does not allow data: URLs for fonts.
      assetsInlineLimit: 0,
      modulePreload: { resolveDependencies: namedScripts },
      rolldownOptions: {
        input: ['web/entry-client.tsx', 'web/entry-page.ts'],
        // Not of interest to who starts the project; on a busy machine, the report is long.
        checks: { bundlerTimings: false },
        // A text of the catalogue belongs into the chunk that shows it, not into one that several chunks import.
        optimization: { inlineConst: { mode: 'all' as const } },
        output: {
          codeSplitting: {
            groups: [PAGE_SCRIPT, STYLES, CORE, MANTINE, SITE],
          },
        },
      },
    },
  };
}

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

/** Replaces Vite's helper for dynamic imports: see the file. */
function retryableImports(): Plugin {
  const file = path.resolve(import.meta.dirname, 'web/lib/fetch-before-import.ts');
  return {
    name: 'retryable-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchBeforeImport as __vitePreload } from ${JSON.stringify(file)}`,
    },
  };
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
 * Limits the preload lists in the entry script, which every visitor downloads. The server writes the preloads of a page
 * into its HTML, and back-office pages load their scripts without preloads; so only lazy parts inside a public page are
 * listed.
 */
const namedScripts = (part: string, files: string[]) =>
  /[\\/](booking|schema|theme-menu|menu-sheet|contact-feedback|form-store)/.test(part) ? files : [];

/** The small script of every page, with the modules that it shares with the React client. */
const PAGE_SCRIPT = {
  name: 'page-script',
  test: inRepository(
    /web[\\/](page-script[\\/]|features[\\/]quick-exit[\\/][\w-]+\.ts$|lib[\\/](api-url|opens-here)\.ts)/,
  ),
  priority: 4,
};

/**
 * Three style sheets: one for all public pages, one for what only the pages behind a client's link use, and one for the
 * back office and the sign-in page. The styles of a sheet have one order, that of their modules, so the cascade does not
 * depend on which parts of a page are loaded when. The server inlines those that a public page needs:
 * src/platform/ssr/inline-styles.ts.
 */
const STYLES = {
  name: sheetOf,
  // The styles of the editor and the charts are loaded with them.
  test: inRepository(/(web|node_modules[\\/]@mantine[\\/](core|spotlight))[\\/].*\.css$/),
  priority: 3,
};

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const STAFF_ROUTE = inRepository(/web[\\/]routes[\\/](admin|login)\b/);

/** The pages of clients: `/payment` is `payment.$token.tsx`. */
const CLIENT_ROUTE = inRepository(
  new RegExp(
    `web[\\\\/]routes[\\\\/](${clientPaths().join('|').replaceAll('/', '')})\\.\\$token\\.`,
  ),
);

function sheetOf(id: string, modules: Modules): string {
  const users = usersOf(id, modules);
  if (users.has('public') || users.size > 1) return 'public';
  return users.has('client') ? 'client' : 'admin';
}

/** The kinds of pages that import a module, directly or not. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (STAFF_ROUTE.test(id)) return new Set(['staff']);
  if (CLIENT_ROUTE.test(id)) return new Set(['client']);
  const info = modules.getModuleInfo(id);
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  if (importers.length === 0) return new Set(['public']);
  return new Set(importers.flatMap((from) => [...usersOf(from, modules, seen)]));
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
 * One file for what every screen of the back office uses of Mantine. By default its split changes with each new screen, and
 * costs up to 2 KB.
 */
const MANTINE = {
  name: 'mantine',
  test: inRepository(
    /node_modules[\\/]@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/](Box|Button|FocusTrap|Input|Loader|Paper|Popover|Portal|Tooltip|Transition|UnstyledButton)[\\/]))/,
  ),
  priority: 1,
};

/**
 * One script for components and form code that most pages use: on a phone, twenty files of a few hundred bytes load more
 * slowly than one of the same total size, and compress worse.
 */
const SITE = {
  name: 'site',
  test: inRepository(
    /src[\\/]features[\\/]jurisdictions[\\/]words-rules|web[\\/](features[\\/](site[\\/]call-to-action|articles[\\/]article-meta|firm[\\/]directions)|ui[\\/](art[\\/](?!wide)|stars|section-head|checkbox|field|notice|phone-link|confirm|use-questions|use-dialog-close)|lib[\\/](form(-store|-path)?\.|focus|format|page-head|link-route|as-not-found|use-dialog-entry|use-words))/,
  ),
};

/** Writes .gz and .br files beside the assets, so that nothing is compressed per request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => languageOfClient(name) !== undefined,
    async writeBundle({ dir = '' }) {
      const folder = path.join(dir, 'assets');
      const all = await readdir(folder);
      const files = all.filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          if (all.includes(`${file}.br`)) return;
          const source = await readFile(path.join(folder, file));
          await writeFile(path.join(folder, `${file}.gz`), gzipSync(source, { level: 9 }));
          await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(source));
        }),
      );
    },
  };
}
