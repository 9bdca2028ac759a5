import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitConcurrency } from '../../platform/background/limit-concurrency.ts';
import { someOf } from '../../testing/attack-size.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import {
  harmInArticle,
  harmInPage,
  type Vocabulary,
  vocabularyOf,
} from './testing/find-harmful-html.ts';
import { storeArticle, storeNews } from './testing/hostile-content.ts';
import { HOSTILE_HTML } from './testing/hostile-html.ts';
import { decode } from './testing/read-elements.ts';

/** As many as a feed has. */
const IN_A_BATCH = 20;

// `hostile-html.test.ts` tries each of them on the cleaning itself.
const vectors = someOf(
  [
    ...Object.values(HOSTILE_HTML).flat(),
    ...['__proto__', 'constructor', 'toString'].map((html) => ({ name: `name ${html}`, html })),
  ],
  3,
);
const batches = Array.from({ length: Math.ceil(vectors.length / IN_A_BATCH) }, (_, number) => ({
  number,
  batch: vectors.slice(number * IN_A_BATCH, (number + 1) * IN_A_BATCH),
}));

const WELL_MEANT = `<h2>One</h2><h3>Two</h3><h4>Three</h4><p>Words<br>and <a href="/contact">one</a>
<a href="https://example.com">two</a> <strong>a</strong><b>b</b><em>c</em><i>d</i><s>e</s><u>f</u>
<sub>g</sub><sup>h</sup><mark>i</mark><code>j</code></p><hr><blockquote>k</blockquote><pre>l</pre>
<ul><li>m</li></ul><ol start="2"><li>n</li></ol><figure>o<figcaption>p</figcaption></figure>
<table><thead><tr><th scope="col" colspan="2">q</th></tr></thead><tbody><tr><td colspan="2">r</td></tr></tbody></table>`;

let app: TestApp;
let known: Vocabulary;
let feedTags: Record<string, Set<string>>;

const get = async (path: string) => {
  const response = await fetch(app.url + path);
  return [response.status, await response.text()] as const;
};
const getJson = async (path: string) => JSON.parse((await get(path))[1]);

/** Later than the batch before, and due. */
const instantOf = (batch: number, index = 0) =>
  new Date(TEST_NOW.getTime() - 3_600_000 + batch * 60_000 - index * 1_000);

const XML_FEEDS = ['/blog/rss.xml', '/blog/atom.xml'];
const tagsOf = (xml: string) =>
  new Set(Array.from(xml.matchAll(/<[/?!]?([^\s>]*)/g), ([, name = '']) => name));

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.deps;
  await storeArticle(db, {
    slug: 'well-meant',
    html: 'Words',
    content: WELL_MEANT,
    publishedAt: new Date(TEST_NOW.getTime() - 2 * 86_400_000),
  });
  await storeNews(db, {
    name: 'well meant',
    vectors: [{ name: 'words', html: 'https://example.com' }],
    publishedAt: instantOf(0),
  });
  const paths = [
    '/',
    '/blog',
    '/external-articles',
    '/blog/well-meant',
    '/blog/first-custody-meeting',
  ];
  const pages = await Promise.all(['/blog?q=words', ...paths].map(get));
  known = await vocabularyOf(pages.map(([, page]) => page));
  feedTags = Object.fromEntries(
    await Promise.all(XML_FEEDS.map(async (path) => [path, tagsOf((await get(path))[1])] as const)),
  );
});
afterAll(() => app.close());

async function expectHarmless(path: string, shows: string) {
  const [status, page] = await get(path);
  expect([path, status]).toEqual([path, 200]);
  expect(page).toContain(shows);
  expect([path, harmInPage(page, known)]).toEqual([path, []]);
}

async function expectHarmlessFeeds() {
  const { items } = await getJson('/blog/feed.json');
  const contents: string[] = items.map(
    ({ content_html }: { content_html: string }) => content_html,
  );
  for (const path of XML_FEEDS) {
    const [, xml] = await get(path);
    expect([...tagsOf(xml)].filter((tag) => !feedTags[path]?.has(tag))).toEqual([]);
    const inItems = xml.matchAll(/<(?:content type="html"|description)>([^<]*)</g);
    contents.push(...Array.from(inItems, ([, escaped = '']) => decode(escaped)));
  }
  expect(contents.length).toBe(3 * IN_A_BATCH + 1);
  expect(contents.flatMap(harmInArticle)).toEqual([]);
}

async function expectWebOnly(sourceId: string, least: number) {
  const articles: { sourceId: string; url: string; imageUrl: string | null }[] = await getJson(
    '/api/external-blog-articles',
  );
  const ofSource = articles.filter((article) => article.sourceId === sourceId);
  expect(ofSource.length).toBeGreaterThanOrEqual(least);
  for (const { url, imageUrl } of ofSource) {
    expect(url).toMatch(/^https?:/i);
    if (imageUrl !== null) expect(imageUrl).toMatch(/^https?:/i);
  }
}

it.each(batches)('batch $number is not executed on any output path', async ({ number, batch }) => {
  const { db } = app.deps;
  const slugOf = (index: number) => `hostile-${number}-${index}`;
  for (const [index, { html }] of batch.entries()) {
    await storeArticle(db, { slug: slugOf(index), html, publishedAt: instantOf(number, index) });
  }
  const source = await storeNews(db, {
    name: `hostile ${number}`,
    vectors: batch,
    publishedAt: instantOf(number),
  });

  // A page that takes longer than eight seconds is rejected; twenty concurrent requests could take that long on a busy
  // machine.
  const fewAtOnce = limitConcurrency(4);
  await Promise.all(
    batch.map((_, index) =>
      fewAtOnce(async () => {
        const slug = slugOf(index);
        await expectHarmless(`/blog/${slug}`, 'General information, not legal advice.');
        const { content } = await getJson(`/api/blog-posts/${slug}`);
        expect([slug, harmInArticle(content)]).toEqual([slug, []]);
      }),
    ),
  );
  const newest = `href="/blog/${slugOf(0)}"`;
  for (const path of ['/', '/blog']) {
    await expect.poll(async () => (await get(path))[1]).toContain(newest);
    await expectHarmless(path, newest);
  }
  await expectHarmless(`/external-articles?source=${source}`, 'href="https://news.example/?');
  await expectWebOnly(source, batch.length);
  await expectHarmlessFeeds();
});

it('a search that matches them adds only mark elements', async () => {
  await expectHarmless('/blog?q=hit', '<mark');
});
