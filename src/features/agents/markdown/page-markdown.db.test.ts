import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const SITE_DISCLOSURE =
  'Attorney advertising. This site is general information, not legal advice, and using it creates no lawyer-client relationship.';
const TESTIMONIALS_DISCLOSURE = 'Testimonials do not guarantee or predict your outcome.';
const ARTICLE_DISCLOSURE = 'General information, not legal advice.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://law.example' } });
});
afterAll(() => app.close());

const get = async (
  path: string,
  accept = 'text/markdown',
  headers: Record<string, string> = {},
) => {
  const response = await fetch(app.url + path, {
    headers: { accept, ...headers },
    redirect: 'manual',
  });
  const { status, headers: sent } = response;
  return { status, type: sent.get('content-type'), headers: sent, text: await response.text() };
};

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** Words without the marks of Markdown, as HTML has them. */
const wordsOf = (text: string) =>
  text
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=\S)|[*_~`]/g, '')
    .replace(/[\s\\#>|-]+/g, ' ')
    .trim();

async function publicPaths(): Promise<string[]> {
  const { text } = await get('/sitemap.xml');
  return [...text.matchAll(/<loc>https:\/\/law\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
}

const FOR_SCREENS =
  'form, nav, button, dialog, select, script, style, svg, template, [hidden], [aria-hidden=true], [data-screen-only]';

type Node = { data?: string; type: string; children?: Node[] };

const textsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ type, data = '', children = [] }) =>
    type === 'text' ? [data] : textsIn(children),
  );

/** The texts, pictures and links in the `main` of a page, in their order, without what needs a screen. */
async function contentOf(path: string) {
  const page = load((await get(path, 'text/html')).text);
  page(FOR_SCREENS).remove();
  const texts = textsIn(page('main').toArray()).map(wordsOf);
  const labels = page('main [role=img]').toArray();
  const links = page('main a[href]').toArray();
  return {
    texts: texts.filter((text) => text !== ''),
    labels: labels.map((label) => page(label).attr('aria-label') ?? ''),
    urls: links
      .filter((link) => page(link).text().trim() !== '')
      .map((link) => new URL(page(link).attr('href') ?? '', `https://law.example${path}`).href),
  };
}

it('every public page is Markdown with all texts and links of its HTML, in their order', async () => {
  const missing: string[] = [];
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const { status, type, text } = await get(path);
    expect([path, status, type]).toEqual([path, 200, MARKDOWN]);
    expect(text).toContain(SITE_DISCLOSURE);
    const words = wordsOf(text);
    const { texts, labels, urls } = await contentOf(path);
    let from = 0;
    for (const each of texts) {
      const at = words.indexOf(each, from);
      if (at < 0) missing.push(`${path}: ${each}`);
      else from = at + each.length;
    }
    for (const each of labels) if (!words.includes(each)) missing.push(`${path}: ${each}`);
    for (const url of urls) if (!text.includes(`](${url})`)) missing.push(`${path}: ${url}`);
  }
  expect(missing).toEqual([]);
});

it('a form is a link to its page, and /schedule lists what its form offers', async () => {
  expect((await get('/')).text).toContain('[Calculate](https://law.example/probate-calculator)');
  const { text } = await get('/schedule');
  expect(text).toContain('](https://law.example/schedule?type=initial): Free');
  expect(text).toContain('https://law.example/mcp');
  expect(text).not.toContain('Step 1');
});

it('the disclosures stand beside testimonials and below articles', async () => {
  expect((await get('/')).text).toContain(TESTIMONIALS_DISCLOSURE);
  const { text } = await get('/reviews');
  expect(text).toContain(TESTIMONIALS_DISCLOSURE);
  expect(text).toMatch(
    /^5 out of 5 stars\n\n> “.+”\n\n— \*\*.+\*\* · Trust Administration · Sample$/m,
  );
  expect((await get('/blog/living-trust-or-will')).text).toContain(ARTICLE_DISCLOSURE);
});

it('one address has both forms, and caches are told so', async () => {
  for (let round = 0; round < 2; round += 1) {
    const html = await get('/about', 'text/html,*/*;q=0.8');
    const markdown = await get('/about');
    expect([html.type, markdown.type]).toEqual([HTML, MARKDOWN]);
    for (const { headers } of [html, markdown]) {
      expect(headers.get('vary')).toMatch(/\baccept\b(?!-)/);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    const etag = markdown.headers.get('etag') ?? '';
    expect(etag).not.toBe(html.headers.get('etag'));
    expect((await get('/about', 'text/markdown', { 'if-none-match': etag })).status).toBe(304);
  }
});

it('a missing page is 404, and one that has moved leads on, as in HTML', async () => {
  const { db, content } = app.deps;
  const missing = await get('/nothing-here');
  expect([missing.status, missing.type]).toEqual([404, MARKDOWN]);
  const { id } = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('slug', '=', 'living-trust-or-will')
    .executeTakeFirstOrThrow();
  await db.insertInto('slugRedirects').values({ oldSlug: 'former', postId: id }).execute();
  await content.settle();
  const [markdown, html] = [await get('/blog/former'), await get('/blog/former', 'text/html')];
  expect([markdown.status, markdown.headers.get('location')]).toEqual([
    html.status,
    html.headers.get('location'),
  ]);
  expect(markdown.status).toBe(301);
});

it.each([
  ...['/login', '/admin', '/embed/booking', '/newsletter/x', '/preview/x', '/blog/preview/x'],
  ...[`/appointment/${'x'.repeat(43)}`, `/schedule/booked/${'x'.repeat(43)}`],
])(
  'the page %s, which is for one person, for staff or for frames, has no Markdown',
  async (path) => {
    const [asked, html] = [await get(path), await get(path, 'text/html')];
    expect(asked.status).toBe(html.status);
    expect(asked.type).toBe(HTML);
  },
);

it('a search is that of the page', async () => {
  const { text } = await get('/blog?q=custody');
  expect(text).toContain('/blog/first-custody-meeting');
  expect(text).not.toContain('\uE000');
  expect((await get('/blog?q=zzzz')).text).toContain('## No Articles Found');
  expect((await get('/reviews?source=avvo')).text).not.toContain('Google Reviews');
  expect((await get('/reviews?cursor=x')).status).toBe(200);
});

it('shows a change at once', async () => {
  const { db, content } = app.deps;
  expect((await get('/attorneys')).text).toContain('Maren Castellane');
  const rename = async (name: string, was: string) => {
    await db.updateTable('attorneys').set({ name }).where('name', '=', was).execute();
    await content.settle();
  };
  onTestFinished(() => rename('Maren Castellane', 'Maren Newname'));
  await rename('Maren Newname', 'Maren Castellane');
  expect((await get('/attorneys')).text).toContain('Maren Newname');
});

it('of a page that a component hides is missing', async () => {
  const { db, content } = app.deps;
  const show = async (isVisible: boolean) => {
    await db.updateTable('componentVisibilitySettings').set({ isVisible }).execute();
    await content.settle();
  };
  onTestFinished(() => show(true));
  await show(false);
  for (const path of ['/reviews', '/practice-areas/family-law', '/blog/living-trust-or-will']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  const home = (await get('/')).text;
  expect(home).not.toMatch(/Nobody raised their voice|living-trust-or-will|\/schedule/);
  expect((await get('/schedule')).text).toContain('Online booking is closed');
  expect((await get('/llms.txt', '*/*')).text).not.toMatch(/\/blog\/|\/reviews|\/mcp/);
});

it('/llms.txt lists the pages and articles of the firm in the format of llmstxt.org', async () => {
  const { status, type, text } = await get('/llms.txt', '*/*');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# Pacific Harbor Law\n\n> Pacific Harbor Law is a law firm at /);
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual([
    'Pages',
    'Articles',
    'Optional',
  ]);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/law\.example([^)]+)\)/gm)];
  const listed = links.map(([, path]) => path).filter((path) => path !== '/sitemap.xml');
  expect(listed.toSorted()).toEqual((await publicPaths()).toSorted());
});
