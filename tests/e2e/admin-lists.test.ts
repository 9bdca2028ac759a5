import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { slownessOf } from './processor-slowness.ts';

const site = startAdmin();

const PATH = '/admin/contact-submissions';

beforeEach(async () => {
  await deleteAll(site.db, 'contactSubmissions');
  await deleteAll(site.db, 'listSettings');
  const people = [
    { firstName: 'Tomas', lastName: 'Berglund' },
    { firstName: 'Ayesha', lastName: 'Cho', isRead: true },
    { firstName: 'Noor', lastName: 'Aldana', practiceArea: 'custody' },
  ];
  for (const [index, person] of people.entries()) {
    await insertMessage(site.db, { ...person, createdAt: new Date(Date.UTC(2031, 2, 10 - index)) });
  }
});

/** In batches, because on a busy machine inserting all rows would exceed the statement timeout. */
async function insertClients(count: number) {
  for (let first = 1; first <= count; first += 1_000) {
    await sql`
      insert into contact_submissions
        (first_name, last_name, email, practice_area, message, created_at)
      select 'Client', lpad(i::text, 5, '0'), 'client' || i || '@example.com', 'divorce',
        repeat('They wrote a rather long message. ', 20), timestamptz '2031-03-01' - i * interval '1 minute'
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
const hideMessages = async (view: Locator) => {
  const box = view.getByLabel('Message', { exact: true });
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

const USUAL = [
  ...['Sender', 'Message', 'Practice area', 'Status'],
  ...['Answer by', 'Received', 'Actions'],
];

describe('the columns of a list', () => {
  it('are hidden, moved and reset, and stay so', async () => {
    const { page, troubles } = await open();
    expect(await headers(page)).toEqual(USUAL);
    const view = await openView(page);
    expect(await view.getByLabel('Sender', { exact: true }).isDisabled()).toBe(true);
    await hideMessages(view);
    await view.getByRole('button', { name: 'Move Received up' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await view.getByText('Received: column 4 of 6').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Move Received up',
    );
    const changed = ['Sender', 'Practice area', 'Received', 'Status', 'Answer by', 'Actions'];
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
        return (layout as { order: string[] }).order.indexOf('received');
      })
      .toBe(4);
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
    await view.getByRole('button', { name: 'Move Received up' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await view.getByText('Received: column 4 of 6').waitFor();
    await view.getByRole('button', { name: 'Reset View' }).click();
    await expect.poll(() => headers(page)).toEqual(USUAL);
  });

  it('outlive signing out, and follow the user to another device', async () => {
    const { page } = await open();
    await hideMessages(await openView(page));
    await page.keyboard.press('Escape');
    await untilHidden(['message']);
    await button(page, 'Sign Out').click();
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('list:');
    const other = await open();
    expect(await headers(other.page)).toEqual(USUAL.filter((name) => name !== 'Message'));
  });
});

it('rows are less high in the compact list, and a page can have more of them', async () => {
  for (let i = 0; i < 30; i += 1) await insertMessage(site.db);
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
    expect(await names(page)).toEqual(['Tomas Berglund', 'Ayesha Cho', 'Noor Aldana']);
    const header = (name: string) => page.getByRole('columnheader', { name });
    expect(await header('Received').getAttribute('aria-sort')).toBe('descending');
    expect(await header('Message').getAttribute('aria-sort')).toBeNull();
    await button(page, 'Sender').click();
    await page.waitForURL((url) => url.search === '?sort=name');
    await expect.poll(() => names(page)).toEqual(['Noor Aldana', 'Tomas Berglund', 'Ayesha Cho']);
    expect(await header('Sender').getAttribute('aria-sort')).toBe('ascending');
    await button(page, 'Sender').press('Enter');
    await page.waitForURL((url) => url.search === '?sort=-name');
    await expect.poll(() => names(page)).toEqual(['Ayesha Cho', 'Tomas Berglund', 'Noor Aldana']);
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    expect(await names(page)).toEqual(['Ayesha Cho', 'Tomas Berglund', 'Noor Aldana']);
    await button(page, 'Status').click();
    await expect.poll(() => names(page)).toEqual(['Noor Aldana', 'Tomas Berglund', 'Ayesha Cho']);
    await button(page, 'Received').click();
    await page.waitForURL((url) => url.search === '');
    expect(troubles).toEqual([]);
  });

  it('sort it on a phone, too', async () => {
    const { page } = await open('', { device: 'phone' });
    await button(page, 'Sender').click();
    await expect.poll(() => names(page)).toEqual(['Noor Aldana', 'Tomas Berglund', 'Ayesha Cho']);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('saved views', () => {
  it('keep filters, order and columns, and are chosen again', async () => {
    const { page, troubles } = await open();
    await page.getByRole('group', { name: 'Status' }).getByText('New').click();
    await button(page, 'Sender').click();
    await hideMessages(await openView(page));
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
    await page.waitForURL((url) => url.search === '?sort=name&status=new');
    await expect.poll(() => names(page)).toEqual(['Noor Aldana', 'Tomas Berglund']);
    expect(await headers(page)).not.toContain('Message');
    await button(page, 'To answer').waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    expect(troubles).toEqual([]);
  });

  it('are overwritten by saving under the same name', async () => {
    const { page } = await open('?status=new');
    await saveView(page, 'Mine');
    await button(page, 'Resolved 0').click();
    await saveView(page, 'mine', 'Overwrite');
    await button(page, 'mine').click();
    await expect
      .poll(() => page.getByRole('menuitemradio').allTextContents())
      .toEqual(['Default view', 'mine']);
  });

  it('are renamed, overwritten and deleted, with an undo', async () => {
    const { page, troubles } = await open('?status=new');
    await saveView(page, 'Fresh');
    await page.getByRole('group', { name: 'Status' }).getByText('Unresolved').click();
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
    await page.waitForURL((url) => url.search === '?status=unresolved');
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
  const status = await row.locator('[data-column="received"]').boundingBox();
  const action = await row.getByRole('button', { name: /^Mark Resolved/ }).boundingBox();
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
      await deleteAll(site.db, 'contactSubmissions');
      await insertClients(10_000);
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
            await page.getByText(`Client ${String(shown * size + 1).padStart(5, '0')}`).waitFor();
          }
          await button(page, 'Status').click();
          await page.getByText('Client 10000').waitFor();
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
