import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OWN_ROWS } from '../src/features/access/own-rows-queries.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
// Migrations and demo data run without a user; the conditions of the scope are not scoped themselves.
const EXEMPT =
  /\.test\.tsx?$|\/testing\/|^db\/(migrations|demo)\/|^src\/features\/access\/own-rows-queries\.ts$/;
const COMMENT = /^\s*(\*|\/\/|\/\*)/;
const BARE = new RegExp(
  `\\b(from|join|update|using)\\s+(${Object.keys(OWN_ROWS).join('|')})\\b(?!\\s*[.(])`,
  'i',
);

/** `file:line` of each line of raw SQL that names a table with a row scope without saying which of its rows. */
async function findBareTables(folder: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  const files = names
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !EXEMPT.test(file));
  const found = await Promise.all(
    files.map(async (file) =>
      (await readFile(path.join(ROOT, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          BARE.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    ),
  );
  return found.flat();
}

it('lets raw SQL name tables with a row scope only by `scoped` or `unscoped`', async () => {
  expect([...(await findBareTables('src')), ...(await findBareTables('db'))]).toEqual([]);
});
