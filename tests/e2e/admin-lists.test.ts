import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { openAccountMenu, scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { slownessOf } from './processor-slowness.ts';

const site = startAdmin();

const PATH = '/admin/blog-posts';

beforeEach(async () => {
  await deleteAll(site.db, 'blogPosts');
  await deleteAll(site.db, 'listSettings');
  const on = (date: string) => ({ isPublished: true, publishedAt: new Date(date) });
  await site.db
    .insertInto('blogPosts')
    .values([
      article('Beta', on('2031-03-09')),
      article('Gamma', on('2031-03-08')),
      article('Alpha', { isPublished: false, updatedAt: new Date('2031-03-07') }),
    ])
    .execute();
});

const article = (title: string, changes: object = {}) => ({
  title,
  slug: title.toLowerCase(),
  excerpt: 'A rather long sentence about what is owed, to whom, and when.',
  content: '<p>Loyalty and care.</p>',
  category: 'estate-planning',
  author: 'Maren Castellane',
  isPublished: false,
  ...changes,
});

/** In batches, because on a busy machine inserting all rows would exceed the statement timeout. */
async function insertArticles(count: number) {
  for (let first = 1; first <= count; first += 1_000) {
    await sql`
      insert into blog_posts
        (title, slug, excerpt, content, category, author, is_published, published_at)
      select 'Article ' || lpad(i::text, 5, '0'), 'article-' || i,
        repeat('A rather long sentence. ', 20), '<p>Loyalty and care.</p>', 'estate-planning',
        'Maren Castellane', true, timestamptz '2031-03-01' - i * interval '1 minute'
      from generate_series(${first}::int, ${first + 999}::int) as i`.execute(site.db);
  }
}

const open = async (search = '', options = {}) => {
  const visit = await site.signIn(PATH + search, options);
  await visit.page.getByRole('row').nth(1).waitFor();
  return visit;
};
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const headers = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).filter(Boolean);
const names = (page: Page) => page.locator('[data-open-row]').allTextContents();
const openView = async (page: Page) => {
  await button(page, 'View').click();
  return page.getByRole('dialog', { name: 'View' });
};
/** A plain click, because `uncheck` fails unless the checkbox is repainted immediately. */
const hideAuthors = async (view: Locator) => {
  const box = view.getByLabel('Author', { exact: true });
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(false);
};
const saveView = async (page: Page, name: string, action = 'Save View') => {
  await button(page, /^(Default|Unsaved) view$/).click();
  await page.getByRole('menuitem', { name: 'Save View…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save View' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: action }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Waits until the server has stored the layout of the list. */
const untilHidden = (hidden: readonly string[], order = 0) =>
  expect
    .poll(async () => {
      const stored = await site.db.selectFrom('listSettings').select('layout').executeTakeFirst();
      const layout = stored?.layout as { hidden: string[]; order: string[] } | null | undefined;
      return [layout?.hidden, layout?.order.length];
    })
    .toEqual([hidden, order]);

const USUAL = ['Title', 'Category', 'Author', 'Status', 'Date', 'Actions'];

describe('the columns of a list', () => {
  it('are hidden, moved and reset, and stay so', async () => {
    const { page, troubles } = await open();
    expect(await headers(page)).toEqual(USUAL);
    const view = await openView(page);
    expect(await view.getByLabel('Title', { exact: true }).isDisabled()).toBe(true);
    await hideAuthors(view);
    await view.getByRole('button', { name: 'Move Date up' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await view.getByText('Date: column 3 of 5').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Move Date up',
    );
    const changed = ['Title', 'Category', 'Date', 'Status', 'Actions'];
    await expect.poll(() => headers(page)).toEqual(changed);
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View');

    await expect
      .poll(async () => {
        const { layout } = await site.db
          .selectFrom('listSettings')
          .select('layout')
          .executeTakeFirstOrThrow();
        return (layout as { order: string[] }).order.indexOf('date');
      })
      .toBe(3);
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    expect(await headers(page)).toEqual(changed);
    await (await openView(page)).getByRole('button', { name: 'Reset View' }).click();
    await expect.poll(() => headers(page)).toEqual(USUAL);
    expect(troubles).toEqual([]);
  });

  it('move twice if two presses come before the page is painted', async () => {
    const { page } = await open();
    const view = await openView(page);
    await view.getByRole('button', { name: 'Move Date up' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await view.getByText('Date: column 3 of 5').waitFor();
    await view.getByRole('button', { name: 'Reset View' }).click();
    await expect.poll(() => headers(page)).toEqual(USUAL);
  });

  it('outlive signing out, and follow the user to another device', async () => {
    const { page } = await open();
    await hideAuthors(await openView(page));
    await page.keyboard.press('Escape');
    await untilHidden(['author']);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('list:');
    const other = await open();
    expect(await headers(other.page)).toEqual(USUAL.filter((name) => name !== 'Author'));
  });
});

it('rows are less high in the compact list, and a page can have more of them', async () => {
  await site.db
    .insertInto('blogPosts')
    .values(Array.from({ length: 30 }, (_, i) => article(`Draft ${i}`, { slug: `draft-${i}` })))
    .execute();
  const { page } = await open();
  await page.getByText('25 shown').waitFor();
  const height = async () => (await page.locator('[data-row]').first().boundingBox())?.height ?? 0;
  const before = await height();
  const view = await openView(page);
  await view.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(height).toBeLessThan(before);
  await view.getByRole('button', { name: '50' }).click();
  await page.getByText('33 shown').waitFor();
});

describe('the headers of a list', () => {
  it('sort it both ways; the order is in the address', async () => {
    const { page, troubles } = await open();
    expect(await names(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
    const header = (name: string) => page.getByRole('columnheader', { name });
    expect(await header('Date').getAttribute('aria-sort')).toBe('descending');
    expect(await header('Actions').getAttribute('aria-sort')).toBeNull();
    await button(page, 'Title').click();
    await page.waitForURL((url) => url.search === '?sort=title');
    await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await header('Title').getAttribute('aria-sort')).toBe('ascending');
    await button(page, 'Title').press('Enter');
    await page.waitForURL((url) => url.search === '?sort=-title');
    await expect.poll(() => names(page)).toEqual(['Gamma', 'Beta', 'Alpha']);
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    expect(await names(page)).toEqual(['Gamma', 'Beta', 'Alpha']);
    await button(page, 'Date').click();
    await page.waitForURL((url) => url.search === '');
    expect(troubles).toEqual([]);
  });

  it('sort it on a phone, too', async () => {
    const { page } = await open('', { device: 'phone' });
    await button(page, 'Title').click();
    await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('saved views', () => {
  it('keep filters, order and columns, and are chosen again', async () => {
    const { page, troubles } = await open();
    await page.getByRole('group', { name: 'Status' }).getByText('Published').click();
    await button(page, 'Title').click();
    await hideAuthors(await openView(page));
    await page.keyboard.press('Escape');
    await saveView(page, 'To answer');
    await button(page, 'To answer').click();
    await page.getByRole('menuitemradio', { name: 'Default view' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await headers(page)).toEqual(USUAL);

    await untilHidden([]);
    await page.reload();
    await button(page, 'Default view').click();
    await page.getByRole('menuitemradio', { name: 'To answer' }).click();
    await page.waitForURL((url) => url.search === '?sort=title&status=published');
    await expect.poll(() => names(page)).toEqual(['Beta', 'Gamma']);
    expect(await headers(page)).not.toContain('Author');
    await button(page, 'To answer').waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    expect(troubles).toEqual([]);
  });

  it('are overwritten by saving under the same name', async () => {
    const { page } = await open('?status=published');
    await saveView(page, 'Mine');
    await button(page, 'Scheduled 0').click();
    await saveView(page, 'mine', 'Overwrite');
    await button(page, 'mine').click();
    await expect
      .poll(() => page.getByRole('menuitemradio').allTextContents())
      .toEqual(['Default view', 'mine']);
  });

  it('are renamed, overwritten and deleted, with an undo', async () => {
    const { page, troubles } = await open('?status=published');
    await saveView(page, 'Fresh');
    await page.getByRole('group', { name: 'Status' }).getByText('Drafts').click();
    await saveView(page, 'Waiting');
    await page.getByRole('group', { name: 'Status' }).getByText('All').click();
    await button(page, 'Default view').click();
    await page.getByRole('menuitem', { name: 'Manage Views…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved Views' });
    await button(page, 'Rename Fresh').click();
    const field = dialog.getByLabel('New name of Fresh');
    await field.fill('waiting');
    await field.press('Enter');
    await dialog.getByText('Another view has this name').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await field.fill('Unread');
    await field.press('Enter');
    await dialog.getByText('Unread', { exact: true }).waitFor();
    await button(page, 'Overwrite Unread').click();
    await page.getByText('View “Unread” overwritten').waitFor();
    await button(page, 'Delete Waiting').click();
    await page.getByText('View “Waiting” deleted').waitFor();
    await button(page, 'Delete Waiting').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await button(page, 'Delete Waiting').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The view has been overwritten with the current state of the list.
    await button(page, 'Unread').click();
    await page.getByRole('menuitemradio', { name: 'Waiting' }).click();
    await page.waitForURL((url) => url.search === '?status=draft');
    expect(troubles).toEqual([]);
  });
});

it.each([
  [1280, false],
  [390, true],
])('the actions of a row at %i px cover its text: never when narrow', async (width, isBelow) => {
  const { page } = await open();
  await page.setViewportSize({ width, height: 900 });
  const row = page.locator('[data-row]').first();
  await row.hover();
  const status = await row.locator('[data-column="date"]').boundingBox();
  const action = await row.getByRole('button', { name: /^Delete/ }).boundingBox();
  if (!status || !action) throw new Error('The row is not shown.');
  expect(action.y >= status.y + status.height).toBe(isBelow);
});

describe('a list of 10,000 rows', () => {
  it.each([
    [25, 50],
    // Measured: up to 56 ms.
    [50, 100],
  ])(
    'is paged through by %i, sorted and selected in without a task over %i ms',
    async (size, maxMs) => {
      await deleteAll(site.db, 'blogPosts');
      await insertArticles(10_000);
      const { page, troubles } = await open();
      await (await openView(page)).getByRole('button', { name: `${size}`, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByText(`${size} shown`).waitFor();

      const longest: number[] = [];
      // A long task caused by the list occurs in every round; other load on the machine affects only some rounds.
      while (longest.length < 3 && !longest.some((ms) => ms < maxMs)) {
        await page.goto(site.url + PATH);
        await page.getByText(`${size} shown`).waitFor();
        const slowness = [await slownessOf(page)];
        const tasks = await tasksDuring(page, async () => {
          for (let shown = 1; shown <= 10; shown += 1) {
            await page.mouse.wheel(0, 20_000);
            await button(page, 'Next').click();
            await page.getByText(`Article ${String(shown * size + 1).padStart(5, '0')}`).waitFor();
          }
          await button(page, 'Title').click();
          await page.getByText('Article 00001').waitFor();
          await page.getByLabel('Select this page').check();
          await page.getByRole('button', { name: 'Clear Selection' }).click();
        });
        slowness.push(await slownessOf(page));
        expect(tasks.length).toBeGreaterThan(100);
        longest.push(Math.max(...tasks) / Math.max(...slowness));
      }
      expect(Math.min(...longest)).toBeLessThan(maxMs);
      expect(troubles).toEqual([]);
    },
  );
});

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

/**
 * The CPU time in ms of each task of the main thread. Not the elapsed time, by which the browser reports long tasks,
 * because other tests use the processors of this machine as well.
 */
async function tasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mainThreads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && mainThreads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
