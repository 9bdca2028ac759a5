import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../src/testing/attack-size.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { type Call, documentedCalls } from './calls.ts';
import { HOSTILE_CURSORS, knownValues } from './known-values.ts';

/** Text with a special meaning in SQL, LIKE, full-text search or regular expressions. */
const OPERATORS = [
  '%',
  '%%',
  '_',
  '____',
  '\\',
  '\\%',
  "'",
  "''",
  "' or 1=1 --",
  "'; drop table users; --",
  '"',
  '$$',
  '$1',
  '--',
  '/*',
  '*',
  ':*',
  "a':*",
  '&',
  '|',
  '!',
  '!a',
  '<->',
  '( | )',
  "'a' <2> 'b':*AB",
  '.*',
  '[a-z]',
  '(a+)+$',
  '^',
  '?',
  '1) union select sub, srp_verifier from local_identity.accounts --',
  "a'||pg_sleep(30)||'",
  'İ',
  'ß',
  '\u0301',
  '%25',
  '&#37;',
];

/** The delay in milliseconds that the injected SQL sleep requests. */
const SLEEP_MS = 30_000;

const AT_ONCE = 5;

/** A query that contains a word matches by prefix, whatever characters surround the word. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

let app: TestApp;
let staff: StaffClient;
let lists: Call[];
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await knownValues(app);
  lists = (await documentedCalls(app)).filter(
    ({ method, query }) => method === 'GET' && Object.keys(query).length > 0,
  );
});
afterAll(() => app.close());

const ask = async (path: string, query: Record<string, string>) => {
  const before = performance.now();
  const { status, body } = await staff.call('GET', `${path}?${new URLSearchParams(query)}`);
  return { status, body, tookMs: performance.now() - before };
};

async function expectLetters(path: string, name: string, value: string) {
  const { status, body, tookMs } = await ask(path, { [name]: value });
  const told = [path, name, value];
  expect([...told, status]).toEqual([...told, [200, 400, 404].includes(status) ? status : 200]);
  expect([...told, tookMs < SLEEP_MS]).toEqual([...told, true]);
  // No row matches such a query, so a filter must not return everything.
  const isFilter = name !== 'cursor' && !HAS_WORDS.test(value);
  if (status === 200 && isFilter) expect([...told, body]).toEqual([...told, []]);
}

describe('a search operator', () => {
  it('is plain text in every parameter of every list', async () => {
    expect(lists.length).toBeGreaterThan(8);
    for (const { path, query } of lists) {
      const address = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      for (const name of Object.keys(query)) {
        const values = name === 'cursor' ? [...OPERATORS, ...HOSTILE_CURSORS] : OPERATORS;
        const tried = someOf(values, 3);
        for (let at = 0; at < tried.length; at += AT_ONCE) {
          const some = tried.slice(at, at + AT_ONCE);
          await Promise.all(some.map((value) => expectLetters(address, name, value)));
        }
      }
    }
  }, 300_000);

  it('without words finds only articles and news that contain its characters', async () => {
    for (const value of OPERATORS) {
      for (const name of ['articles.search', 'news.search']) {
        const input = encodeURIComponent(
          JSON.stringify({ q: value, source: null, category: null }),
        );
        const response = await fetch(`${app.url}/trpc/${name}?input=${input}`);
        expect([name, value, response.status]).toEqual([name, value, 200]);
        const texts = JSON.stringify((await response.json()).result.data);
        const isThere = texts.toLowerCase().includes(value.toLowerCase().slice(0, 2));
        expect([name, value, texts === '[]' || isThere || HAS_WORDS.test(value)]).toEqual([
          name,
          value,
          true,
        ]);
      }
    }
  });

  it('leaves the users table and its one user intact', async () => {
    const tables = await app.deps.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toContain('users');
    expect((await ask('/api/admin/staff', {})).body).toHaveLength(1);
  });
});
