import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** An additive migration, as between any two consecutive releases: it adds a column to every table, and a new table. */
const MIGRATION = `
import { sql } from 'kysely';
export async function up(db) {
  await sql\`
    do $$
    declare one record;
    begin
      for one in select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'local_identity') and tablename not like 'kysely%'
      loop
        execute 'alter table ' || one.name || ' add column of_newer_release text not null default ''new''';
      end loop;
    end $$\`.execute(db);
  await sql\`create table of_newer_release (id text primary key)\`.execute(db);
}
`;

export const NEWER_MIGRATION = '9999-newer-release';
/** A kind of mail that only the newer release can create. */
export const NEWER_MAIL = 'newer_notice';

/** A copy of the product's tree that is upgraded in place while a process started from it runs. */
export type UpgradedTree = {
  /** The entry file to start, before and after the upgrade. */
  main: string;
  /** Turns the tree into the next release: a migration, a kind of mail, and a build with a renamed entry file. */
  upgrade(): Promise<void>;
  dispose(): Promise<void>;
};

/** Copies this tree, with only the current build. */
export async function copyTree(): Promise<UpgradedTree> {
  const tree = await mkdtemp(path.join(os.tmpdir(), 'lawfront-tree-'));
  const build = await readFile(path.join(ROOT, 'dist/current'), 'utf8');
  const parts = [
    'src',
    'db',
    'messages',
    'web/public',
    'package.json',
    'dist/current',
    `dist/${build}`,
  ];
  for (const part of parts) {
    await cp(path.join(ROOT, part), path.join(tree, part), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'), 'dir');
  return {
    main: path.join(tree, 'src/app/main.ts'),
    async upgrade() {
      await writeFile(path.join(tree, `db/migrations/${NEWER_MIGRATION}.ts`), MIGRATION);
      await edit(path.join(tree, 'db/migrate.ts'), /(export const MIGRATIONS[\s\S]*?\n)};/, [
        `import * as newerRelease from './migrations/${NEWER_MIGRATION}.ts';\n`,
        `  '${NEWER_MIGRATION}': newerRelease,\n};`,
      ]);
      await edit(
        path.join(tree, 'src/features/email/rules.ts'),
        /(LABELS = \{[\s\S]*?\n)} as const;/,
        ['', `  ${NEWER_MAIL}: 'Newer notice',\n} as const;`],
      );
      await edit(
        path.join(tree, 'src/features/contact/mails.ts'),
        /(export const contactMails = \{[\s\S]*?\n)};/,
        ['', `  ${NEWER_MAIL}: receiptContent,\n};`],
      );
      await buildAnew(path.join(tree, 'dist'), build);
    },
    dispose: () => rm(tree, { recursive: true, force: true }),
  };
}

/** Replaces the match: inserts text before the pattern's group, and replaces what follows the group. */
async function edit(file: string, pattern: RegExp, [before, after]: [string, string]) {
  const source = await readFile(file, 'utf8');
  if (!pattern.test(source)) throw new Error(`${file} is no longer as it was`);
  await writeFile(
    file,
    source.replace(pattern, (_match, group: string) => before + group + after),
  );
}

/** Renames the entry file of each language, which stands for all the content-hashed files that would change. */
async function buildAnew(dist: string, build: string): Promise<void> {
  const folder = path.join(dist, 'newer');
  await cp(path.join(dist, build), folder, { recursive: true });
  const manifests = path.join(folder, 'client/.vite');
  for (const name of await readdir(manifests)) {
    const manifestFile = path.join(manifests, name);
    const manifest = await readFile(manifestFile, 'utf8');
    const { file } = JSON.parse(manifest)['web/entry-client.tsx'] as { file: string };
    const renamed = file.replace('assets/', 'assets/newer-');
    for (const ending of ['', '.br', '.gz']) {
      await rename(
        path.join(folder, 'client', file + ending),
        path.join(folder, 'client', renamed + ending),
      );
    }
    await writeFile(manifestFile, manifest.replaceAll(`"${file}"`, `"${renamed}"`));
  }
  await writeFile(path.join(dist, 'current'), 'newer');
}
