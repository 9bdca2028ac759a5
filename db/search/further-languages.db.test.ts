import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { searchFunction } from './languages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

/** Whether a text in a language is found by a phrase. */
async function finds(language: string, text: string, phrase: string): Promise<boolean> {
  const [words, query] = (['words', 'query'] as const).map((of) =>
    sql.raw(searchFunction(of, language)),
  );
  const { rows } = await sql<{ found: boolean }>`
    select ${words}(null, null, null, ${text}) @@ ${query}(${phrase}, ' & ') as found`.execute(
    database.db,
  );
  return rows[0]?.found ?? false;
}

it.each([
  ['La custodia de los niños', 'custodía'],
  ['La custodia de los niños', 'ninos'],
  ['La custodia de los niños', 'niño'],
  ['La custodia compartida', 'CUSTODIAS compartidas'],
  ['Sucesión testamentaria', 'sucesiones'],
  ['Sucesiones', 'sucesion'],
  ['La pensión alimenticia', 'pensiones alimenticias'],
  ['Un abogado de familia', 'abogados de las familias'],
  ['El estado civil', 'estado civil'],
  ['El fideicomiso en vida', 'fideicomisos'],
])('in Spanish, “%s” is found by “%s”', async (text, phrase) => {
  expect(await finds('es', text, phrase)).toBe(true);
});

it.each([
  ['La custodia de los niños', 'divorcio'],
  ['La custodia de los niños', 'custodia divorcio'],
])('in Spanish, “%s” is not found by “%s”', async (text, phrase) => {
  expect(await finds('es', text, phrase)).toBe(false);
});

it('searches a language without a stemmer by whole words, with and without accents', async () => {
  expect(await finds('vi', 'Quyền nuôi con sau khi ly hôn', 'quyen nuoi')).toBe(true);
  expect(await finds('vi', 'Quyền nuôi con sau khi ly hôn', 'Ly hôn')).toBe(true);
  expect(await finds('vi', 'Quyền nuôi con', 'di chúc')).toBe(false);
});

it('indexes the translations of articles, each in its language, and nothing else', async () => {
  const row = (entity: string, language: string) => ({
    ...{ entity, entityKey: 'a', language, source: '{}', isPublished: true },
    content: JSON.stringify({ title: 'Custodias', excerpt: '', content: '<p>Niños</p>' }),
  });
  const stored = await database.db
    .insertInto('translations')
    .values([row('articles', 'es'), row('articles', 'vi'), row('pages', 'es')])
    .returning(sql<string | null>`search::text`.as('words'))
    .execute();
  expect(stored.map(({ words }) => words)).toEqual([
    `'custodi':1A 'custodias':1A 'nin':1C,2C 'ninos':1C,2C`,
    `'custodias':1A 'ninos':1C,2C`,
    null,
  ]);
});
