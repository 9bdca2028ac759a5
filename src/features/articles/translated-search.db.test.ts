import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishLanguage } from '../../testing/publish-language.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { FOUND } from './rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.deps;
  await publishLanguage(db, 'es');
  const { id, title, excerpt, content } = await db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'excerpt', 'content'])
    .where('isPublished', '=', true)
    .orderBy('publishedAt', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('translations')
    .values({
      ...{ entity: 'articles', entityKey: id, language: 'es', isPublished: true },
      path: '/blog/las-custodias',
      content: JSON.stringify({
        ...{ title: 'Las custodias compartidas', excerpt: 'Para madres y padres.' },
        content: '<p>El juez oye a los niños de zarzaparrilla.</p>',
      }),
      source: JSON.stringify({ title, excerpt: excerpt.trim(), content }),
    })
    .onConflict((conflict) =>
      conflict.columns(['entity', 'entityKey', 'language']).doUpdateSet((eb) => ({
        content: eb.ref('excluded.content'),
        source: eb.ref('excluded.source'),
        path: eb.ref('excluded.path'),
        isPublished: true,
      })),
    )
    .execute();
});
afterAll(() => app.close());

const search = async (prefix: string, q: string): Promise<{ title: string; slug: string }[]> => {
  const input = encodeURIComponent(JSON.stringify({ q }));
  const response = await fetch(`${app.url}${prefix}/trpc/articles.search?input=${input}`);
  return (await response.json()).result.data;
};

it.each(['custodía compartida', 'ninos de zarzaparrilla', 'CUSTODIA COMPARTIDAS'])(
  'finds a translated article on Spanish pages by “%s”',
  async (q) => {
    expect((await search('/es', q))[0]?.slug).toBe('las-custodias');
  },
);

it('marks what was found, also in another inflection', async () => {
  const [found] = await search('/es', 'custodía');
  const { start, end } = FOUND;
  expect(found?.title).toBe(`Las ${start}custodias${end} compartidas`);
});

it('is not found on English pages, nor articles by words that they no longer show', async () => {
  expect(await search('', 'zarzaparrilla')).toEqual([]);
});
