import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishLanguage } from '../../testing/publish-language.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listLanguagePaths } from '../site/discovery/language-paths.ts';
import { archivePass, type Heads } from './archive-pass.ts';
import { listHeads } from './queries.ts';
import { claimRecorder } from './recorder-queries.ts';

const recorder = randomUUID();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await claimRecorder(database.db, recorder);
});
afterAll(() => database.dispose());

const PATHS = [{ path: '/' }, { path: '/contact' }];
const inLanguages = async () => (await listLanguagePaths(database.db, PATHS)).map((it) => it.path);

const readHeads = async (): Promise<Heads> =>
  new Map((await listHeads(database.db)).map(({ path, bodyHash }) => [path, bodyHash]));

const pass = async (statuses: Readonly<Record<string, number>>) =>
  archivePass(
    {
      db: database.db,
      log: pino({ level: 'silent' }),
      listPaths: async () => [...PATHS, ...(await listLanguagePaths(database.db, PATHS))],
      readMails: async () => [],
    },
    {
      ...{ recorder, heads: await readHeads(), shownFrom: new Date(), cause: 'check' },
      readPage: async (path) => ({ status: statuses[path] ?? 200, text: path }),
      beforePage: async () => {},
    },
  );

const kept = async () =>
  [...(await readHeads())].flatMap(([path, hash]) => (hash === null ? [] : path)).toSorted();

it('has the pages of every published language, and those that only a translation has', async () => {
  expect(await inLanguages()).toEqual([]);
  await publishLanguage(database.db, 'es');
  await database.db
    .insertInto('translations')
    .values({
      ...{ entity: 'pages', entityKey: 'x', language: 'es', path: '/honorarios' },
      ...{ content: '{}', source: '{}', isPublished: true },
    })
    .execute();
  expect(await inLanguages()).toEqual(['/es', '/es/contacto', '/es/honorarios']);
});

it('keeps no copy of what a language leaves out or has elsewhere, also if it showed it before', async () => {
  await pass({ '/es/honorarios': 404 });
  expect(await kept()).toEqual(['/', '/contact', '/es', '/es/contacto']);
  await pass({ '/es/contacto': 301 });
  expect(await kept()).toEqual(['/', '/contact', '/es', '/es/honorarios']);
});
