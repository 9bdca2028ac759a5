import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

/** Of each list ten rows, of which several have the same time; those with an even number are about pelicans. */
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.deps;
  const at = sql`${TEST_NOW}::timestamptz - i % 3 * interval '1 hour'`;
  const words = sql`case when i % 2 = 0 then 'Pelicans at the harbor' else 'Fee waivers' end`;
  const rows = sql`generate_series(1, 10) as i`;
  await deleteAll(db, 'blogPosts');
  await sql`
    insert into blog_posts (title, slug, excerpt, content, category, author, is_published, published_at)
    select ${words}, 's' || i, '', '<p>Text.</p>', 'divorce', 'Ana', true, ${at} from ${rows}`.execute(
    db,
  );
  await deleteAll(db, 'testimonials');
  await sql`
    insert into testimonials (client_name, rating, content, practice_area, is_published, created_at)
    select 'Ana', 5, ${words}, 'divorce', true, ${at} from ${rows}`.execute(db);
  const { id } = await db
    .insertInto('blogSources')
    .values({ name: 'gazette', url: 'https://gazette.example/feed', displayLimit: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into external_blog_articles (source_id, title, url, canonical_url, published_at, pinned_at)
    select ${id}, ${words}, 'https://gazette.example/' || i, i, ${at}, case when i in (4, 9) then now() end
    from ${rows}`.execute(db);
  await app.deps.content.settle();
});
afterAll(() => app.close());

type Row = { id: string; title?: string; content?: string };

const get = (path: string) => fetch(app.url + path);

async function read(path: string): Promise<{ rows: Row[]; links: Record<string, string> }> {
  const response = await get(path);
  const links = (response.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return {
    rows: await response.json(),
    links: Object.fromEntries([...links].map(([, address = '', name = '']) => [name, address])),
  };
}

describe.each(['/api/blog-posts', '/api/testimonials', '/api/external-blog-articles'])(
  'GET %s',
  (path) => {
    it('returns all rows on pages of the given size, in the order of the whole list', async () => {
      const whole = await read(path);
      expect([whole.rows.length, whole.links]).toEqual([10, {}]);
      const pages = [await read(`${path}?limit=4`)];
      for (let next = pages[0]?.links.next; next; next = pages.at(-1)?.links.next) {
        pages.push(await read(next));
      }
      expect(pages.map(({ rows }) => rows.length)).toEqual([4, 4, 2]);
      expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
      const back = await read(pages[2]?.links.prev ?? '');
      expect(back.rows).toEqual(pages[1]?.rows);
    });

    it('filters by words, on pages too', async () => {
      const isFound = ({ title, content = '' }: Row) => /Pelicans/.test(title ?? content);
      const found = (await read(path)).rows.filter(isFound);
      expect(found).toHaveLength(5);
      expect((await read(`${path}?q=pelican`)).rows).toEqual(found);
      const first = await read(`${path}?q=pelican&limit=3`);
      const second = await read(first.links.next ?? '');
      expect([...first.rows, ...second.rows]).toEqual(found);
      expect(second.links.next).toBeUndefined();
      expect((await read(`${path}?q=zzzz`)).rows).toEqual([]);
    });

    it.each([
      ['limit', '0'],
      ['limit', '101'],
      ['limit', 'ten'],
      ['cursor', 'nonsense'],
      ['cursor', Buffer.from('["after","x","y"]').toString('base64url')],
      ['q', 'x'.repeat(201)],
    ])('rejects %s=%s', async (name, value) => {
      const response = await get(`${path}?${name}=${value}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        reason: 'invalid_input',
        fieldErrors: { [name]: expect.any(Array) },
      });
    });
  },
);

it('a search for several words returns the articles with any of them if none has all', async () => {
  for (const path of ['/api/blog-posts', '/api/external-blog-articles']) {
    const first = await read(`${path}?q=pelicans+waivers&limit=6`);
    const second = await read(first.links.next ?? '');
    expect([...first.rows, ...second.rows]).toEqual((await read(path)).rows);
  }
});

it('a search covers all visible articles of other sites, beyond the display limit of their source', async () => {
  await app.deps.db.updateTable('blogSources').set({ displayLimit: 2 }).execute();
  expect((await read('/api/external-blog-articles')).rows).toHaveLength(2);
  expect((await read('/api/external-blog-articles?q=pelican')).rows).toHaveLength(5);
});
