import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURE_ROOTS, findCycles } from '../scripts/import-boundaries/find-cycles.ts';
import { readImports } from '../scripts/import-boundaries/read-imports.ts';
import { BOUNDARY_RULES } from '../scripts/import-boundaries/rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Every folder of the code, and for each a nested folder that does not exist yet. */
const FOLDERS = globSync('{src,web,db}/**/', { cwd: ROOT })
  .map((folder) => folder.replaceAll(path.sep, '/').replace(/\/$/, ''))
  .filter((folder) => !/^web\/public(\/|$)|(^|\/)testing(\/|$)/.test(folder))
  .flatMap((folder) => [folder, `${folder}/deeper/still`]);

const under = (...parents: string[]) =>
  FOLDERS.filter((folder) =>
    parents.some((parent) => folder === parent || folder.startsWith(`${parent}/`)),
  );

/** The names of the rules that an import violates. `specifier` is a path in the repository, or a package. */
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
  /** A file of the folder, with imports that are rejected and allowed there. */
  file: string;
  refused: [specifier: string, options?: Parameters<typeof broken>[2]][];
  allowed: [specifier: string, options?: Parameters<typeof broken>[2]][];
};

const SERVER = under('src/platform', 'src/features', 'src/app');

const PROBES: Readonly<Record<string, Probe[]>> = {
  'platform imports no feature': [
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
  'features do not import the app': [
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
      refused: [
        ['src/features/site/router.ts'],
        ['src/features/site/feature.ts'],
        ['src/features/news/sources/router.ts'],
      ],
      allowed: [['src/platform/errors/errors.ts']],
    },
    {
      folders: under('src/app'),
      file: 'x.ts',
      refused: [],
      allowed: [['src/features/site/router.ts'], ['src/features/site/feature.ts']],
    },
    {
      folders: ['src/features/news', 'src/features/firm', 'src/features/news/sources'],
      file: 'feature.ts',
      refused: [['src/features/site/router.ts'], ['src/features/site/feature.ts']],
      allowed: [['src/features/site/queries.ts']],
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
        ['src/platform/rest/register-routes.ts'],
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
  'only tests import test helpers': [
    {
      folders: FOLDERS,
      file: 'x-queries.ts',
      refused: [['src/testing/test-app.ts'], ['src/features/news/testing/feeds.ts']],
      allowed: [],
    },
    {
      folders: FOLDERS,
      file: 'x.test.ts',
      refused: [],
      allowed: [['src/testing/test-app.ts'], ['src/features/news/testing/feeds.ts']],
    },
  ],
  'the server does not import the client': [
    {
      folders: [...SERVER, ...under('db')],
      file: 'x-queries.ts',
      refused: [['web/ui/button.tsx'], ['web/features/firm/field-path.ts', { isType: true }]],
      allowed: [['db/client.ts']],
    },
  ],
  'the client imports rules and schemas': [
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
      allowed: [['web/features/site/hero.tsx']],
    },
  ],
  'the shell of the back office knows no feature': [
    {
      folders: under('web/admin'),
      file: 'x.tsx',
      refused: [
        ['web/features/identity/use-sign-out.ts'],
        ['web/features/site/brand.tsx', { isType: true }],
      ],
      allowed: [['web/ui/button.tsx'], ['web/lib/theme.ts'], ['web/admin/screen.tsx']],
    },
    {
      folders: under('web/features', 'web/routes'),
      file: 'x.tsx',
      refused: [],
      allowed: [['web/features/site/brand.tsx'], ['web/admin/screen.tsx']],
    },
  ],
  'building blocks know no feature': [
    {
      folders: under('web/ui', 'web/lib'),
      file: 'x.tsx',
      refused: [['web/features/site/hero.tsx'], ['web/admin/screen.tsx']],
      allowed: [['web/ui/button.tsx']],
    },
  ],
  'only the time module takes date libraries': [
    {
      folders: FOLDERS.filter((folder) => !under('src/platform/time').includes(folder)),
      file: 'x.ts',
      refused: [
        ['date-fns', { clause: '{ addDays }' }],
        ['date-fns/addDays'],
        ['@date-fns/tz', { clause: '{ TZDate }' }],
      ],
      allowed: [['src/platform/time/date-math.ts']],
    },
    {
      folders: under('src/platform/time'),
      file: 'x.ts',
      refused: [],
      allowed: [['@date-fns/tz']],
    },
  ],
};

describe.each(BOUNDARY_RULES.map(({ name }) => name))('%s', (name) => {
  const probes = PROBES[name] ?? [];

  it('refuses a forbidden import in every folder, at every depth', () => {
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

  it('allows the other imports there', () => {
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

it('feature.ts may import the routers of its own folder', () => {
  expect(broken('src/features/news/feature.ts', 'src/features/news/router.ts')).toEqual([]);
  expect(broken('src/features/news/feature.ts', 'src/features/news/sources/router.ts')).toEqual([]);
  expect(broken('src/features/news/x.ts', 'src/features/news/router.ts')).not.toEqual([]);
});

describe.each(FEATURE_ROOTS.map(({ root }) => root))('cycles between features of %s', (root) => {
  const imported = (from: string, to: string, isType = false) => ({
    from: `${root}/${from}`,
    to: `${root}/${to}`,
    line: 1,
    names: [],
    isType,
  });

  it('are found with type imports, and reported once with their imports', () => {
    const circle = [
      imported('a/x.ts', 'b/queries.ts'),
      imported('b/deep/y.ts', 'c/rules.ts', true),
      imported('c/z.ts', 'a/schema.ts'),
    ];
    const cycles = findCycles([...circle, imported('d/x.ts', 'a/queries.ts')], root);
    expect(cycles).toEqual([{ features: ['a', 'b', 'c'], imports: circle }]);
  });

  it('are not reported for acyclic imports or for imports by tests', () => {
    const imports = [
      imported('a/x.ts', 'b/queries.ts'),
      imported('a/x.ts', 'c/queries.ts'),
      imported('b/y.ts', 'c/rules.ts'),
      imported('c/z.db.test.ts', 'a/schema.ts'),
    ];
    expect(findCycles(imports, root)).toEqual([]);
  });

  it('are not reported across server and client', () => {
    const other = FEATURE_ROOTS.find((each) => each.root !== root)?.root;
    const imports = [
      imported('a/x.ts', 'b/queries.ts'),
      { ...imported('b/y.ts', 'a/rules.ts'), from: `${other}/b/y.ts` },
      { ...imported('b/y.ts', 'a/rules.ts'), from: `${other}/b/y.ts`, to: `${other}/a/x.ts` },
    ];
    expect(findCycles(imports, root)).toEqual([]);
  });
});

it('each feature folder of the client has one of the same name on the server', () => {
  const nouns = (folders: string) =>
    globSync(folders, { cwd: ROOT }).map((folder) => path.basename(folder));
  // A part of a server feature can be a separate folder on the client, where the two folders would import each other.
  const onServer = [...nouns('src/features/*/'), ...nouns('src/features/*/*/')];
  const onClient = nouns('web/features/*/');
  expect(onServer).toEqual(expect.arrayContaining(onClient));
  expect(onClient.length).toBeGreaterThan(1);
});

describe('readImports', () => {
  it('returns imports, exports and import(), with line and whether they are type-only', () => {
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
