import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harmInPage,
  type Vocabulary,
  vocabularyOf,
} from '../../src/features/articles/testing/find-harmful-html.ts';
import { someOf } from '../../src/testing/attack-size.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { PAGES } from '../e2e/pages.ts';
import { documentedCalls } from './calls.ts';
import { type Filled, fillEverything } from './fill-everything.ts';

/** Text that ends a script, opens a comment, is a line break only in scripts, or is a special property name. */
const TEXTS = [
  { line: '</script><!--<script>', block: '</script>\u2028<!--\u2029<script>]]>' },
  { line: '__proto__', block: '__proto__' },
  { line: 'constructor', block: 'prototype' },
  { line: '{"__proto__":{"polluted":1}}', block: '{{7*7}}<%= 7*7 %>#{7*7}' },
  { line: '\u202e\u200b\ufeff%s%n$&$`', block: "$'$&$1\\u003c\\x3c&lt;script&gt;" },
];

const paths = [...new Set(PAGES.map((path) => path.split('#')[0] ?? '/'))];

/** Links to a map and to social networks, which contain the text encoded. */
const OWN_LINK = /^a leads to https:\/\/(www\.google\.com|a\.example)\/[\w%?=&+!.~*'()$/:-]*$/;

const pagesOf = ({ slug, token, previewPath, clientPaths }: Filled) => [
  ...clientPaths,
  `/blog/${slug}`,
  `/appointment/${token}`,
  previewPath,
  '/external-articles',
  '/login',
  '/admin',
];
const getFrom = async (app: TestApp, path: string) => (await fetch(app.url + path)).text();

let known: Vocabulary;
beforeAll(async () => {
  const app = await startTestApp({ env: STAFF_ENV });
  const clean = await fillEverything(app, await staffClient(app), { line: 'Dana', block: 'Dana' });
  const pages = [...paths, ...pagesOf(clean)];
  known = await vocabularyOf(await Promise.all(pages.map((path) => getFrom(app, path))));
  await app.close();
});

describe.each(someOf(TEXTS, 3))('%j in every text', ({ line, block }) => {
  // Calls do not store characters that nobody sees; rows that the test inserts have them.
  const stored = line.replace(/\p{Cf}/gu, '');
  let app: TestApp;
  let staff: StaffClient;
  let filled: Filled;
  const get = (path: string) => getFrom(app, path);
  beforeAll(async () => {
    app = await startTestApp({ env: STAFF_ENV });
    staff = await staffClient(app);
    filled = await fillEverything(app, staff, { line, block, html: `<p>Dana</p>${block}` });
  });
  afterAll(() => app.close());

  it('adds only text to each page', async () => {
    for (const path of [...paths, ...pagesOf(filled)]) {
      const response = await fetch(app.url + path);
      expect([path, response.status < 500]).toEqual([path, true]);
      const harm = harmInPage(await response.text(), known);
      expect([path, harm.filter((found) => !OWN_LINK.test(found))]).toEqual([path, []]);
    }
    expect('polluted' in {}).toBe(false);
  });

  it('is returned unchanged by the lists', async () => {
    const lists = (await documentedCalls(app)).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    );
    const found: string[] = [];
    for (const { path } of lists) {
      if (path.includes('availability')) continue;
      const { status, body } = await staff.call('GET', path);
      expect([path, status < 500]).toEqual([path, true]);
      const words = wordsIn(body);
      if ([line, stored, block].some((text) => words.has(text))) found.push(path);
    }
    expect(found).toEqual(
      expect.arrayContaining([
        '/api/admin/agreements',
        '/api/admin/appointments',
        '/api/admin/appointments/waits',
        '/api/admin/blog-posts',
        '/api/admin/blog-sources',
        '/api/admin/component-visibility',
        '/api/admin/contact-submissions',
        '/api/admin/firm',
        '/api/admin/questionnaires',
        '/api/admin/testimonials',
        '/api/admin/themes',
        '/api/admin/time-off',
        '/api/blog-posts',
        '/api/external-blog-articles',
        '/api/testimonials',
      ]),
    );
  });

  it('breaks no feed, sitemap or manifest', async () => {
    expect(JSON.parse(await get('/blog/feed.json'))).toHaveProperty('items');
    expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({ name: stored });
    for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']) {
      expect(await get(path)).not.toMatch(/<script|<!--/i);
    }
  });
});

/** All strings in a value, recursively. */
function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) wordsIn(each, words);
  }
  return words;
}
