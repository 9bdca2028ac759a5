import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sanitizeArticleHtml } from '../../src/features/articles/article-html.ts';
import { markupProblem } from '../../src/features/articles/html/rules.ts';
import { storeArticle, storeNews } from '../../src/features/articles/testing/hostile-content.ts';
import { HOSTILE_HTML } from '../../src/features/articles/testing/hostile-html.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { nextTurn, openVisit, sharedBrowser, untilHydrated, type Visit } from './browser.ts';
import { touchAll } from './touch-all.ts';

/** Closes everything that a vector leaves open, so that the next one is parsed from a clean state. */
const END = `"'>--></script></style></title></textarea></xmp></noscript></template></iframe></noembed>
</noframes></select></math></svg></table></form></a><p>Next</p>`;

const classes = Object.entries(HOSTILE_HTML).map(([name, vectors], index) => ({
  name,
  vectors,
  slug: `hostile-${index}`,
}));

/** Nested too deeply to be sanitized together with others: only their text is shown. */
const TOO_DEEP = classes.flatMap(({ vectors }) =>
  vectors.filter(({ html }) => markupProblem(html)),
);

let app: TestApp;
let browser: Browser;
let visitor: Visit;
const sources = new Map<string, string>();

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  const { db } = app.deps;
  for (const [index, { name, slug, vectors }] of classes.entries()) {
    const html = vectors.map((vector) => vector.html).filter((each) => !markupProblem(each));
    const publishedAt = new Date(TEST_NOW.getTime() - index * 1_000);
    const content = ['<p>First</p>', ...html].join(END);
    await storeArticle(db, { slug, html: html.slice(0, 10).join(' '), content, publishedAt });
    sources.set(name, await storeNews(db, { name, vectors, publishedAt }));
  }
  for (const [index, { html }] of TOO_DEEP.entries()) {
    const content = ['<p>First</p>', html].join(END);
    const publishedAt = new Date('2030-01-01T00:00:00Z');
    await storeArticle(db, { slug: `deep-${index}`, html: 'Deep', content, publishedAt });
  }
  visitor = await openVisit(browser, { url: app.url });
  visitor.page.on('dialog', (dialog) => {
    visitor.troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});
afterAll(async () => {
  await app.close();
});

async function expectQuiet() {
  await nextTurn(visitor.page);
  expect(await visitor.page.evaluate(() => 'hit' in window)).toBe(false);
  expect(visitor.troubles.splice(0)).toEqual([]);
}

it.each(classes)(
  'hostile HTML of class $name runs nothing in a browser',
  async ({ name, slug }) => {
    const { page } = visitor;
    await page.goto(`${app.url}/blog/${slug}`);
    await untilHydrated(page);
    await page.getByText('First', { exact: true }).hover();
    await page.getByText('First', { exact: true }).click();
    await touchAll(page, 'main article > div');
    await expectQuiet();

    await page.goto(`${app.url}/external-articles?source=${sources.get(name)}`);
    await untilHydrated(page);
    await page.locator('main li').first().hover();
    await touchAll(page, 'main ul');
    await expectQuiet();
  },
);

it('articles that are nested too deeply are shown as plain text', async () => {
  const { page } = visitor;
  expect(TOO_DEEP.length).toBeGreaterThan(1);
  for (const index of TOO_DEEP.keys()) {
    await page.goto(`${app.url}/blog/deep-${index}`);
    await untilHydrated(page);
    const paragraphs = page.locator('main article .prose p');
    expect(await paragraphs.count()).toBe(1);
    expect(await paragraphs.innerText()).toMatch(/^First .*Next/);
    await touchAll(page, 'main article > div');
    await expectQuiet();
  }
});

it.each(['/', '/blog'])('%s lists the hostile articles without running anything', async (path) => {
  const { page } = visitor;
  await page.goto(app.url + path);
  await untilHydrated(page);
  expect(await page.locator('main a[href="/blog/hostile-0"]').count()).toBeGreaterThan(0);
  await touchAll(page, 'main article');
  await expectQuiet();
});

it('a browser parses each hostile article into text and links only', async () => {
  const { page } = visitor;
  await page.goto(`${app.url}/blog/${classes[0]?.slug}`);
  await untilHydrated(page);
  const cleaned = classes
    .flatMap(({ vectors }) => vectors)
    .map(({ name, html }) => [name, sanitizeArticleHtml(html)] as const);
  const found = await page.evaluate((articles) => {
    const PLAIN =
      /^(a|b|blockquote|br|code|em|figcaption|figure|h[2-4]|hr|i|li|mark|ol|p|pre|s|strong|su[bp]|table|t[dhr]|tbody|thead|colgroup|u|ul)$/;
    const ATTRIBUTES = /^(href|rel|start|scope|colspan)$/;
    const harmIn = (root: ParentNode) =>
      Array.from(root.querySelectorAll('*')).flatMap((element) => [
        ...(PLAIN.test(element.localName) && element.namespaceURI?.endsWith('xhtml')
          ? []
          : [element.localName]),
        ...element.getAttributeNames().filter((name) => !ATTRIBUTES.test(name)),
        ...(element instanceof HTMLAnchorElement &&
        !/^(https?|mailto|tel)?:$/.test(element.protocol)
          ? [element.href]
          : []),
      ]);
    const prose = document.querySelector('.prose') ?? document.body;
    return articles.flatMap(([name, html]) => {
      prose.innerHTML = html;
      // Serialized again, as when the text is saved or copied.
      const again = new DOMParser().parseFromString(prose.innerHTML, 'text/html');
      const harm = [...harmIn(prose), ...harmIn(again.body)];
      return harm.length > 0 ? [`${name}: ${harm.join(', ')}`] : [];
    });
  }, cleaned);
  expect(found).toEqual([]);
  await expectQuiet();
});
