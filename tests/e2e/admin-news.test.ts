import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { rssFeed } from '../../src/features/news/testing/feeds.ts';
import { type SitePeer, startSitePeer } from '../../src/features/news/testing/site-peer.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { startAdmin } from './admin.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

let peer: SitePeer;
// The server's clock is running, so that fetches differ in the time of the last fetch. The browser's clock is fixed.
let startedAt = performance.now();
const site = startAdmin(async () => {
  peer = await startSitePeer();
  return {
    env: { OUTGOING_ALLOW: peer.peer },
    fetchesNews: true,
    now: () => new Date(TEST_NOW.getTime() + performance.now() - startedAt),
  };
});
afterAll(() => peer.close());
beforeEach(async () => {
  startedAt = performance.now();
  await deleteAll(site.db, 'blogSources');
  peer.answer('/page', {
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head>',
  });
  peer.answer('/feed', { body: rssFeed(ITEMS) });
});

const ITEMS = [
  {
    title: 'What the new custody form changes',
    text: '<p>The council has published a <b>shorter</b> form.</p>',
    date: new Date('2031-03-08T15:00:00Z'),
  },
  { title: 'Fee waivers & who gets them', date: new Date('2031-03-06T15:00:00Z') },
  { title: 'Two homes, one school district', date: new Date('2031-03-04T15:00:00Z') },
];
const PAGE = '/admin/integrations?tab=sources';
const SLOW = { timeout: 30_000 };

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

const blog = async () => (await fetch(`${site.url}/blog`)).text();

it('a feed is previewed, saved and shown on the blog; one article is hidden, another pinned', async () => {
  const { page, troubles } = await site.signIn(PAGE);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Source' }).click();

  await dialog.getByLabel('URL').fill(`${peer.url}/nothing`);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('No preview: the server says 404 (Not Found)').waitFor(SLOW);
  await dialog.getByLabel('URL').fill(`${peer.url}/page`);
  await dialog.getByText('No preview').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('3 articles found; 3 of them would be shown.').waitFor(SLOW);
  await dialog.getByText(`The page names the feed ${peer.url}/feed.`).waitFor();
  await dialog.getByText('The council has published a shorter form.').waitFor();
  expect(await site.db.selectFrom('blogSources').select('id').execute()).toEqual([]);

  await dialog.getByLabel('Name').fill('Courts Bulletin');
  await dialog.getByRole('button', { name: 'Add Source' }).click();
  await toast(page, 'Blog source created successfully').waitFor();
  await page.getByText(/Fetched just now, 3 articles/).waitFor(SLOW);
  await page.getByText(`Its feed is ${peer.url}/feed`).waitFor();
  await expect.poll(blog, SLOW).toContain('Fee waivers &amp; who gets them');

  await page.getByRole('button', { name: 'Articles of Courts Bulletin' }).click();
  await dialog.getByRole('switch', { name: 'Show Fee waivers' }).click();
  await dialog.getByText('Hidden', { exact: true }).waitFor();
  await expect.poll(blog, SLOW).not.toContain('Fee waivers');
  await dialog.getByRole('button', { name: 'Pin Two homes' }).click();
  await dialog.getByText('Pinned', { exact: true }).waitFor();
  await expect.poll(blog, SLOW).toMatch(/Two homes[\s\S]*custody form/);
  await page.route('**/trpc/newsSources.curate*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('switch', { name: 'Show Two homes' }).click();
  await toast(page, 'Failed to update article').waitFor();
  await expect
    .poll(() => dialog.getByRole('switch', { name: 'Show Two homes' }).isChecked())
    .toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  peer.answer('/feed', { body: rssFeed([{ title: 'A fourth one' }, ...ITEMS]) });
  await page.getByRole('button', { name: 'Fetch Courts Bulletin now' }).click();
  await toast(page, 'Courts Bulletin fetched, 4 articles').waitFor(SLOW);
  await expect.poll(blog, SLOW).toContain('A fourth one');
  expect(await blog()).not.toContain('Fee waivers');

  peer.answer('/feed', { status: 503 });
  await page.getByRole('button', { name: 'Fetch Courts Bulletin now' }).click();
  await page.getByText(/Has not answered since .* the server says 503/).waitFor(SLOW);
  expect(await blog()).toContain('A fourth one');

  const visitor = await site.visit('/blog');
  const titles = await visitor.page.locator('aside li a').allTextContents();
  expect(titles.map((title) => title.split('  ')[0])).toEqual([
    expect.stringContaining('Two homes'),
    expect.stringContaining('A fourth one'),
    expect.stringContaining('What the new custody form changes'),
  ]);
  expect(visitor.troubles).toEqual([]);
  // Only the write that was made to fail is logged.
  expect(troubles).toEqual(['console error: Failed to load resource: net::ERR_FAILED']);
}, 180_000);

it('the screens are accessible and look right', async () => {
  const { db } = site;
  const { id } = await db
    .insertInto('blogSources')
    .values({
      name: 'California Courts Bulletin',
      url: `${peer.url}/page`,
      feedUrl: `${peer.url}/feed`,
      lastFetched: TEST_NOW,
      lastAttemptAt: TEST_NOW,
      nextFetchAt: new Date('2099-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('blogSources')
    .values({
      name: 'The Parenting Plan',
      url: 'https://parentingplan.example/feed',
      type: 'api',
      failures: 3,
      lastError: 'the server says 503 (Service Unavailable)',
      failingSince: TEST_NOW,
      nextFetchAt: new Date('2099-01-01'),
    })
    .execute();
  await db
    .insertInto('externalBlogArticles')
    .values(
      ITEMS.map(({ title, date }, i) => ({
        sourceId: id,
        title,
        url: `https://courts.example/${i}`,
        canonicalUrl: `https://courts.example/${i}`,
        publishedAt: date,
        isVisible: i !== 1,
        pinnedAt: i === 2 ? TEST_NOW : null,
      })),
    )
    .execute();
  const { page, troubles } = await site.signIn(PAGE);
  const look = async (name: string) =>
    expect([name, await faultsOnTopAtWidths(page)]).toEqual([name, []]);
  await page.getByText('Has not answered since').waitFor();
  await look('sources');
  await page.getByRole('button', { name: 'Articles of California Courts Bulletin' }).click();
  await page.getByText('Pinned', { exact: true }).waitFor();
  await look('articles');
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Edit The Parenting Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Fill in a template' }).click();
  await dialog.getByText('Available settings').click();
  await look('api');
  await dialog.getByLabel('Type').selectOption('rss');
  await dialog.getByLabel('Configuration').fill('');
  await dialog.getByLabel('URL').fill(`${peer.url}/feed`);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('3 articles found').waitFor(SLOW);
  await dialog.getByText('Two homes, one school district').scrollIntoViewIfNeeded();
  await look('preview');
  expect(troubles).toEqual([]);
}, 120_000);
