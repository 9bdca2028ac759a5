import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { foldText } from './fold-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it.each([
  'García',
  'NÚÑEZ-ORTEGA',
  'O’Malley',
  'Nguyễn Thị Đào',
  'Gar\u0301cia  \u2013 x',
  'Straße Łukasz Øst',
  'Min\u2011ji',
])('%s is folded like a search in the database', async (text) => {
  const { rows } = await sql<{ words: string[] }>`
    select question_words(${text}) as words`.execute(database.db);
  const folded = foldText(text)
    .split(' ')
    .filter((word) => word !== '-');
  expect(folded).toEqual(rows[0]?.words);
});
