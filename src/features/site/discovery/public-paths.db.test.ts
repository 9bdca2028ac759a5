import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { listPublicPaths } from './public-paths.ts';

/** One more than the sitemap lists. */
const ARTICLES = 5_001;
const OLDEST = `/blog/many-${ARTICLES}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`
    insert into blog_posts (title, slug, excerpt, content, category, author, is_published, published_at)
    select 'Many', 'many-' || n, 'One of many.', 'One of many.', 'probate', 'A. Author', true,
      timestamptz '2001-01-01' - n * interval '1 hour'
    from generate_series(1, ${sql.lit(ARTICLES)}) n`.execute(app.deps.db);
  await app.deps.content.settle();
});
afterAll(() => app.close());

it('lists every public article for the archive, and the newest ones in the sitemap', async () => {
  const paths = await listPublicPaths(app.deps.db, TEST_NOW);
  expect(paths.map(({ path }) => path)).toContain(OLDEST);
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/blog/many-1<');
  expect(sitemap).not.toContain(`${OLDEST}<`);
  expect(sitemap.match(/<loc>[^<]*\/blog\/[^<]+</g)).toHaveLength(5_000);
});
