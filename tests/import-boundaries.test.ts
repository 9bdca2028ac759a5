import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles } from '../scripts/import-boundaries/find-cycles.ts';
import { readImports } from '../scripts/import-boundaries/read-imports.ts';
import { BOUNDARY_RULES } from '../scripts/import-boundaries/rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Every folder of the code, and one below each that is not there yet. */
const FOLDERS = globSync('{src,web,db}/**/', { cwd: ROOT })
  .map((folder) => folder.replaceAll(path.sep, '/').replace(/\/$/, ''))
  .filter((folder) => !/^(web\/public|src\/testing)(\/|$)/.test(folder))
  .flatMap((folder) => [folder, `${folder}/deeper/still`]);

const under = (...parents: string[]) =>
  FOLDERS.filter((folder) =>
    parents.some((parent) => folder === parent || folder.startsWith(`${parent}/`)),
  );

/** The rules that an import breaks, by their names. `specifier`: a path of the repository, or a package. */
function broken(file: string, specifier: string, { clause = '{ x }', isType = false } = {}) {
  const relative = path.posix.relative(path.posix.dirname(file), specifier);
  const address = specifier.includes('.ts') ? relative.replace(/^(?!\.)/, './') : specifier;
  const text = `import ${isType ? 'type ' : ''}${clause} from '${address}';`;
  const [imported] = readImports(file, text);
  if (!imported) throw new Error(`Nothing is imported by ${text}`);
  expect(imported.to).toBe(specifier);
  return BOUNDARY_RULES.filter(({ isBroken }) => isBroken(imported)).map(({ name }) => name);
}

type Probe = {
  folders: string[];
  /** A file of the folder, and what it may not and may import there. */
  file: string;
  refused: [specifier: string, options?: Parameters<typeof broken>[2]][];
  allowed: [specifier: string, options?: Parameters<typeof broken>[2]][];
};

const SERVER = under('src/platform', 'src/features', 'src/app');

const PROBES: Readonly<Record<string, Probe[]>> = {
  'platform knows no feature': [
    {
      folders: under('src/platform'),
      file: 'x-queries.ts',
      refused: [
        ['src/features/firm/queries.ts'],
        ['src/features/firm/schema.ts', { isType: true }],
        ['src/app/deps.ts', { isType: true }],
      ],
      allowed: [['src/platform/errors/errors.ts'], ['db/client.ts']],
    },
  ],
  'features know not the app': [
    {
      folders: under('src/features'),
      file: 'x.ts',
      refused: [['src/app/config.ts'], ['src/app/deps.ts', { isType: true }]],
      allowed: [
        ['src/platform/trpc/context.ts', { isType: true }],
        ['src/features/firm/queries.ts'],
      ],
    },
  ],
  'only the app merges routers': [
    {
      folders: under('src/features', 'src/platform'),
      file: 'x.ts',
      refused: [['src/features/site/router.ts'], ['src/features/news/sources/rest.ts']],
      allowed: [['src/platform/errors/errors.ts']],
    },
    {
      folders: under('src/app'),
      file: 'x.ts',
      refused: [],
      allowed: [['src/features/site/router.ts']],
    },
  ],
  'SQL only in queries': [
    {
      folders: SERVER,
      file: 'x.ts',
      refused: [['kysely'], ['pg', { clause: 'pg' }]],
      allowed: [['kysely', { isType: true }]],
    },
    { folders: SERVER, file: 'queries.ts', refused: [], allowed: [['kysely']] },
    { folders: SERVER, file: 'x-queries.ts', refused: [], allowed: [['kysely']] },
  ],
  'routers call a use case or a query': [
    {
      folders: under('src/features'),
      file: 'router.ts',
      refused: [['db/client.ts'], ['kysely']],
      allowed: [['src/features/firm/queries.ts'], ['@trpc/server']],
    },
  ],
  'use cases know nothing of HTTP': [
    {
      folders: under('src/features'),
      file: 'x.ts',
      refused: [
        ['fastify', { isType: true }],
        ['@fastify/static'],
        ['@trpc/server'],
        ['src/platform/trpc/trpc.ts'],
        ['src/platform/http/send-page.ts'],
        ['src/platform/rest/rest-module.ts'],
      ],
      allowed: [['src/platform/trpc/context.ts', { isType: true }]],
    },
    {
      folders: under('src/features'),
      file: 'x-routes.ts',
      refused: [],
      allowed: [['fastify', { isType: true }], ['src/platform/http/plain-forms.ts']],
    },
  ],
  'what browsers load stays small': [
    {
      folders: SERVER,
      file: 'schema.ts',
      refused: [['src/features/firm/queries.ts'], ['node:fs'], ['src/platform/text/csv.ts']],
      allowed: [
        ['zod'],
        ['src/features/firm/rules.ts'],
        ['src/platform/text/text-schema.ts'],
        ['src/features/firm/queries.ts', { isType: true }],
      ],
    },
    { folders: SERVER, file: 'rules.ts', refused: [['node:fs']], allowed: [['zod']] },
  ],
  'only tests take test helpers': [
    {
      folders: FOLDERS,
      file: 'x-queries.ts',
      refused: [['src/testing/test-app.ts']],
      allowed: [],
    },
    {
      folders: FOLDERS,
      file: 'x.test.ts',
      refused: [],
      allowed: [['src/testing/test-app.ts']],
    },
  ],
  'the server knows not the client': [
    {
      folders: [...SERVER, ...under('db')],
      file: 'x-queries.ts',
      refused: [['web/ui/button.tsx'], ['web/features/firm/field-path.ts', { isType: true }]],
      allowed: [['db/client.ts']],
    },
  ],
  'the client takes rules and schemas': [
    {
      folders: under('web'),
      file: 'x.tsx',
      refused: [
        ['src/features/firm/queries.ts'],
        ['src/features/firm/queries.ts', { isType: true }],
        ['src/app/app-router.ts', { clause: '{ appRouter }' }],
        ['src/app/app-router.ts', { clause: '{ AppRouter }' }],
        ['src/app/app-router.ts', { clause: '{ createCaller }', isType: true }],
      ],
      allowed: [
        ['src/features/firm/rules.ts'],
        ['src/platform/text/text-schema.ts'],
        ['src/app/app-router.ts', { clause: '{ AppRouter }', isType: true }],
        ['src/platform/trpc/context.ts', { clause: '{ Context }', isType: true }],
      ],
    },
  ],
  'the client has no database': [
    {
      folders: under('web'),
      file: 'x.tsx',
      refused: [['db/client.ts'], ['kysely'], ['db/client.ts', { isType: true }]],
      allowed: [['react']],
    },
  ],
  'routes compose features': [
    {
      folders: under('web/features', 'web/admin', 'web/ui', 'web/lib'),
      file: 'x.tsx',
      refused: [['web/routes/index.tsx']],
      allowed: [['web/ui/button.tsx']],
    },
    {
      folders: under('web/routes'),
      file: 'x.tsx',
      refused: [],
      allowed: [['web/features/home/hero.tsx']],
    },
  ],
  'building blocks know no feature': [
    {
      folders: under('web/ui', 'web/lib'),
      file: 'x.tsx',
      refused: [['web/features/home/hero.tsx'], ['web/admin/screen.tsx']],
      allowed: [['web/ui/button.tsx']],
    },
  ],
  'days do not depend on the zone of the process': [
    {
      folders: FOLDERS,
      file: 'x.ts',
      refused: [['date-fns', { clause: '{ addDays }' }], ['date-fns/addDays']],
      allowed: [['@date-fns/tz']],
    },
  ],
};

describe.each(BOUNDARY_RULES.map(({ name }) => name))('%s', (name) => {
  const probes = PROBES[name] ?? [];

  it('refuses it in every folder, at every depth', () => {
    const missed: string[] = [];
    let tried = 0;
    for (const { folders, file, refused } of probes) {
      expect(folders.length).toBeGreaterThan(1);
      for (const folder of folders) {
        for (const [specifier, options] of refused) {
          tried += 1;
          if (!broken(`${folder}/${file}`, specifier, options).includes(name)) {
            missed.push(`${folder}/${file} imports ${specifier} ${JSON.stringify(options ?? {})}`);
          }
        }
      }
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(1);
  });

  it('lets what is right pass there', () => {
    const refused: string[] = [];
    for (const { folders, file, allowed } of probes) {
      for (const folder of folders) {
        for (const [specifier, options] of allowed) {
          if (broken(`${folder}/${file}`, specifier, options).includes(name)) {
            refused.push(`${folder}/${file} imports ${specifier} ${JSON.stringify(options ?? {})}`);
          }
        }
      }
    }
    expect(refused).toEqual([]);
  });
});

describe('features in a circle', () => {
  const imported = (from: string, to: string, isType = false) => ({
    from: `src/features/${from}`,
    to: `src/features/${to}`,
    line: 1,
    names: [],
    isType,
  });

  it('are found at any length, types included, and told once with the imports between them', () => {
    const circle = [
      imported('a/x.ts', 'b/queries.ts'),
      imported('b/deep/y.ts', 'c/rules.ts', true),
      imported('c/z.ts', 'a/schema.ts'),
    ];
    const cycles = findCycles([...circle, imported('d/x.ts', 'a/queries.ts')]);
    expect(cycles).toEqual([{ features: ['a', 'b', 'c'], imports: circle }]);
  });

  it('are none where all arrows point one way, or a test points back', () => {
    const imports = [
      imported('a/x.ts', 'b/queries.ts'),
      imported('a/x.ts', 'c/queries.ts'),
      imported('b/y.ts', 'c/rules.ts'),
      imported('c/z.db.test.ts', 'a/schema.ts'),
    ];
    expect(findCycles(imports)).toEqual([]);
  });
});

describe('what a file imports', () => {
  it('is read from imports, exports and import(), with its line and whether it is types only', () => {
    const text = [
      `import type { A } from './a.ts';`,
      `import { type B, c } from '../b.ts';`,
      `import { type D } from './d.ts';`,
      `export * from './e.ts';`,
      `const f = () => import('./f.ts');`,
      `import 'g';`,
    ].join('\n');
    const found = readImports('src/x/y.ts', text).map(({ to, line, isType }) => [to, line, isType]);
    expect(found.toSorted(([, a], [, b]) => Number(a) - Number(b))).toEqual([
      ['src/x/a.ts', 1, true],
      ['src/b.ts', 2, false],
      ['src/x/d.ts', 3, true],
      ['src/x/e.ts', 4, false],
      ['src/x/f.ts', 5, false],
      ['g', 6, false],
    ]);
  });
});
