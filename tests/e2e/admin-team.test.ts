import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoFirm } from '../../db/demo/firm.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { plain } from '../../src/testing/sample-pictures.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const site = startAdmin();

/** Restores the attorneys of the demo firm; only the firm as a whole takes consultations. */
beforeEach(async () => {
  const { db } = site;
  await deleteAll(db, 'appointments');
  await deleteAll(db, 'timeOff');
  await db.deleteFrom('hosts').where('number', '<>', 1).execute();
  await deleteAll(db, 'attorneys');
  await db
    .updateTable('firmProfile')
    .set({ attorneys: JSON.stringify(demoFirm.attorneys) })
    .execute();
  await site.app.deps.content.settle();
});

const publicPage = async (path: string) => (await fetch(site.url + path)).text();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isFocused = (page: Page, label: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, label);
const cell = (page: Page, label: string) =>
  page.getByRole('gridcell', { name: label, exact: true });
const isStart = (page: Page, label: string) => cell(page, label).getAttribute('aria-selected');

/** The free times with an attorney that a visitor sees on a date. */
async function freeTimes(attorney: string, date = '2031-03-11'): Promise<string[]> {
  const query = `from=${date}&to=${date}&type=initial&attorney=${attorney}`;
  const { days } = await (await fetch(`${site.url}/api/appointments/availability?${query}`)).json();
  const free = days[0].slots.filter(({ state }: { state: string }) => state === 'free');
  return free.map(({ label }: { label: string }) => label);
}

/** Makes an attorney a host, without start times. */
async function addHost(slug: string): Promise<number> {
  const { number } = await site.db
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression((eb) => eb.selectFrom('attorneys').select('id').where('slug', '=', slug))
    .returning('number')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('consultationTypeHosts')
    .values({ typeKey: 'initial', hostNumber: number })
    .execute();
  return number;
}

/** Like `addHost`, with start times from 9 to 11:30 on Tuesdays. */
async function addHostOnTuesdays(slug: string): Promise<number> {
  const hostNumber = await addHost(slug);
  const hours = { weekday: 2, firstStart: '09:00', lastStart: '11:30', stepMinutes: 30 };
  await site.db
    .insertInto('weeklyHours')
    .values({ hostNumber, ...hours })
    .execute();
  await site.app.deps.content.settle();
  return hostNumber;
}

describe('the list', () => {
  it('adds a person, whose profile visitors see', async () => {
    const { page, troubles } = await site.signIn('/admin/team');
    await page.getByRole('button', { name: 'Add Attorney' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Attorney' });
    await dialog.getByLabel('Name').fill('Ana Ruiz');
    await dialog.getByLabel('Role').fill('Associate, Divorce');
    await dialog.getByRole('button', { name: 'Add Attorney' }).click();
    await dialog.getByText('Choose at least one practice area').waitFor();
    await dialog.getByLabel('Divorce').check();
    await dialog.getByLabel('Languages').fill('English, , Tagalog');
    await dialog.getByLabel('Statement').fill('Calls back the same day.');
    await dialog.getByRole('button', { name: 'Add Attorney' }).click();
    await toast(page, 'Attorney added');
    await page.getByRole('heading', { name: 'Ana Ruiz', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/team/ana-ruiz');
    const html = await publicPage('/attorneys');
    expect(html).toContain('id="ana-ruiz"');
    expect(html).toContain('English, Tagalog');
    expect(troubles).toEqual([]);
  });

  it('changes the order by dragging and by keys, and says so', async () => {
    const { page, troubles } = await site.signIn('/admin/team');
    const names = () =>
      page.getByRole('list', { name: 'Attorneys' }).getByRole('link').allTextContents();
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name}:` });
    await grip('Ines Halloran').focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('Ines Halloran is now number 2').waitFor();
    const isShownBefore = (slug: string, other: string) => async () => {
      const html = await publicPage('/attorneys');
      return html.indexOf(`id="${slug}"`) < html.indexOf(`id="${other}"`);
    };
    await expect.poll(isShownBefore('ines-halloran', 'theo-okonjo')).toBe(true);
    await expect.poll(names).toEqual(['Maren Castellane', 'Ines Halloran', 'Theo Okonjo']);
    const [from, to] = [
      await grip('Theo Okonjo').boundingBox(),
      await grip('Maren Castellane').boundingBox(),
    ];
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 10, to?.y ?? 0, { steps: 8 });
    await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) - 20);
    await page.mouse.up();
    await expect.poll(names).toEqual(['Theo Okonjo', 'Maren Castellane', 'Ines Halloran']);
    await expect.poll(isShownBefore('theo-okonjo', 'maren-castellane')).toBe(true);
    expect(troubles).toEqual([]);
  });
});

describe('a profile', () => {
  it('is changed and hidden, and a deletion that is refused says why', async () => {
    const { page } = await site.signIn('/admin/team/theo-okonjo');
    await page.getByLabel('Name').fill('Theo Okonjo-Reyes');
    await save(page);
    await toast(page, 'Profile saved');
    expect(await publicPage('/attorneys')).toContain('id="theo-okonjo"');
    expect(await publicPage('/attorneys')).toContain('Theo Okonjo-Reyes');
    await page.getByRole('switch', { name: 'Shown on the site' }).click();
    await save(page);
    await expect.poll(() => publicPage('/attorneys')).not.toContain('Okonjo');
    await site.db
      .insertInto('blogPosts')
      .values({
        ...{ slug: 'by-theo', title: 'T', excerpt: 'E', content: '<p>C</p>' },
        ...{ author: 'Theo Okonjo-Reyes', category: 'family-law', isPublished: false },
      })
      .execute();
    await page.getByRole('button', { name: 'Delete Attorney' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Theo Okonjo-Reyes has 1 article and cannot be deleted.').waitFor();
  });

  it('that somebody else has saved meanwhile is not overwritten', async () => {
    const { page } = await site.signIn('/admin/team/theo-okonjo');
    await page.getByLabel('Role').fill('Mine');
    await site.db.updateTable('attorneys').set({ role: 'Theirs' }).execute();
    await save(page);
    await page.getByText('Your changes are still here').waitFor();
    await page.getByRole('button', { name: 'Load the saved one' }).click();
    await expect.poll(() => page.getByLabel('Role').inputValue()).toBe('Theirs');
  });

  it('that is saved is left without a question, also while the lists are still refetched', async () => {
    const { page } = await site.signIn('/admin/team/theo-okonjo');
    await page.getByLabel('Role').fill('Of Counsel');
    let refetch = () => {};
    const held = new Promise<void>((resolve) => {
      refetch = resolve;
    });
    await page.route(/\/trpc\/attorneys/, async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    await save(page);
    await expect
      .poll(() =>
        site.db
          .selectFrom('attorneys')
          .select('role')
          .where('slug', '=', 'theo-okonjo')
          .executeTakeFirst(),
      )
      .toEqual({ role: 'Of Counsel' });
    await page.getByRole('link', { name: 'Today' }).first().click();
    refetch();
    await page.waitForURL(`${site.url}/admin`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('gets a photo, which is resized in the browser and replaces the monogram', async () => {
    const { page } = await site.signIn('/admin/team/maren-castellane');
    const choose = (buffer: Buffer) =>
      page
        .getByTestId('member-photo-file')
        .setInputFiles({ name: 'maren.png', mimeType: 'image/png', buffer });
    await page.getByLabel('Role').waitFor();
    await choose(Buffer.from('<svg/>'));
    await toast(page, 'This file is not a picture that your browser can read.');
    await choose(await plain({ width: 1_600, height: 900 }).png().toBuffer());
    const dialog = page.getByRole('dialog', { name: 'Photo of Maren Castellane' });
    await dialog.getByLabel('Zoom').fill('2');
    expect(await violationsOn(page)).toEqual([]);
    await page.route('**/trpc/photos.add', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Use Photo' }).click();
    await dialog.getByText('The photo could not be uploaded.').waitFor();
    await dialog.getByRole('button', { name: 'Use Photo' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'Maren Castellane' }).waitFor();
    await save(page);
    await toast(page, 'Profile saved');
    const { width, height, contentType } = await site.db
      .selectFrom('photos')
      .select(['width', 'height', 'contentType'])
      .executeTakeFirstOrThrow();
    expect([width, height, contentType]).toEqual([960, 1_200, 'image/jpeg']);

    await page.goto(`${site.url}/attorneys`);
    const photo = page.getByRole('img', { name: 'Maren Castellane' });
    await photo.waitFor();
    const [naturalWidth, box] = [
      await photo.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
      await photo.boundingBox(),
    ];
    expect(naturalWidth).toBe(720);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1);
  });
});

describe('hours', () => {
  it('are painted by dragging, and the next visitor sees them', async () => {
    await addHost('theo-okonjo');
    const { page, troubles } = await site.signIn('/admin/team/theo-okonjo?tab=hours');
    await cell(page, 'Wednesday 10:30 AM').scrollIntoViewIfNeeded();
    const [from, to] = [
      await cell(page, 'Tuesday 9:00 AM').boundingBox(),
      await cell(page, 'Wednesday 10:30 AM').boundingBox(),
    ];
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 5, { steps: 5 });
    await page.mouse.up();
    expect(await isStart(page, 'Wednesday 9:30 AM')).toBe('true');
    await cell(page, 'Tuesday 10:00 AM').click();
    await save(page);
    await toast(page, 'Hours saved');
    expect(await freeTimes('theo-okonjo')).toEqual(['9:00 AM', '9:30 AM', '10:30 AM']);
    expect(await freeTimes('theo-okonjo', '2031-03-12')).toHaveLength(4);
    await page.goto(`${site.url}/admin/team`);
    await page.getByText('Tue, Wed: 7 start times a week').waitFor();
    expect(troubles).toEqual([]);
  });

  it('are set by the keyboard alone, copied, and read as lines', async () => {
    await addHost('theo-okonjo');
    const { page } = await site.signIn('/admin/team/theo-okonjo?tab=hours');
    await page.getByRole('switch', { name: 'Show the whole day' }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.getAttribute('role'));
      })
      .toBe('gridcell');
    expect(await isFocused(page, 'Monday 8:00 AM')).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => isFocused(page, 'Monday 10:00 AM')).toBe(true);
    expect(await isStart(page, 'Monday 9:30 AM')).toBe('true');
    await page.getByRole('button', { name: 'Copy Monday to other days' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Tuesday' }).press('Enter');
    await page.getByRole('button', { name: 'List' }).press('Enter');
    const last = page.getByLabel('Last start, Tuesday, line 1');
    expect(await last.inputValue()).toBe('10:00');
    await last.fill('08:00');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Must not be before the first start').waitFor();
    await last.fill('11:00');
    await page.getByLabel('Every, Tuesday, line 1').selectOption('60');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await toast(page, 'Hours saved');
    expect(await freeTimes('theo-okonjo')).toEqual(['9:00 AM', '10:00 AM', '11:00 AM']);
  });

  it('of one consultation replace those of all, until they are removed', async () => {
    await addHostOnTuesdays('theo-okonjo');
    const { page } = await site.signIn('/admin/team/theo-okonjo?tab=hours');
    await page.getByLabel('Hours for').selectOption('initial');
    await page.getByRole('button', { name: 'Set separate hours' }).click();
    await cell(page, 'Tuesday 9:00 AM').click();
    const isRefetched = Promise.withResolvers<void>();
    await page.route(/availability\.settings/, async (route) => {
      await isRefetched.promise;
      await route.continue();
    });
    await save(page);
    await toast(page, 'Hours saved');
    expect(await freeTimes('theo-okonjo')).toHaveLength(5);
    // What is changed while the lists are still refetched stays.
    await page.getByRole('button', { name: 'Remove these hours' }).click();
    isRefetched.resolve();
    await page.getByText('Unsaved changes').waitFor();
    await page.getByText('This consultation uses the hours for all consultations.').waitFor();
    await save(page);
    await expect.poll(() => freeTimes('theo-okonjo')).toHaveLength(6);
  });

  it('begin with those of the firm when somebody starts to take consultations', async () => {
    const { page } = await site.signIn('/admin/team/theo-okonjo?tab=hours');
    await page.getByRole('switch', { name: 'Takes consultations' }).click();
    const question = page.getByRole('dialog', { name: 'Can the firm as a whole still be booked?' });
    await question.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await question.getByRole('button', { name: 'Attorneys Only' }).click();
    await toast(page, 'Theo Okonjo takes consultations');
    await cell(page, 'Monday 9:00 AM').waitFor();
    expect(await freeTimes('theo-okonjo')).toHaveLength(13);
    const firm = site.db.selectFrom('hosts').select('isActive').where('attorneyId', 'is', null);
    expect(await firm.execute()).toEqual([{ isActive: false }]);
  });
});

it('leave takes the times away until it is removed', async () => {
  await addHostOnTuesdays('theo-okonjo');
  const body = bookingBody({ scheduledDate: tuesdayAt('11:00') });
  await postJson(`${site.url}/api/appointments`, { ...body, attorney: 'theo-okonjo' });
  const { page, troubles } = await site.signIn('/admin/team/theo-okonjo?tab=leave');
  await page.getByText('No leave is planned.').waitFor();
  await page.getByLabel('First day').fill('2031-03-11');
  await page.getByLabel('From (optional)').fill('10:00');
  await page.getByLabel('Until (optional)').fill('12:00');
  await page.getByLabel('Reason').fill('Court in Vista');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  const question = page.getByRole('dialog', { name: 'One appointment with Theo Okonjo is booked' });
  await question.getByText('Dana Whitfield').waitFor();
  await question.getByRole('button', { name: 'Add leave anyway' }).click();
  await toast(page, 'Leave added. Existing appointments are kept: 1.');
  await page.getByText('Court in Vista').waitFor();
  expect(await freeTimes('theo-okonjo')).toEqual(['9:00 AM', '9:30 AM']);
  await page.getByRole('button', { name: /^Remove the leave from/ }).click();
  await toast(page, 'Leave removed');
  expect(await freeTimes('theo-okonjo')).toHaveLength(5);
  expect(troubles).toEqual([]);
});

it('ending somebody’s consultations asks about each appointment and shows what became of it', async () => {
  await addHostOnTuesdays('theo-okonjo');
  await addHostOnTuesdays('ines-halloran');
  const book = async (scheduledDate: string, attorney: string, email: string) => {
    const body = { ...bookingBody({ scheduledDate, email }), attorney };
    expect((await postJson(`${site.url}/api/appointments`, body)).status).toBe(201);
  };
  await site.db.deleteFrom('consultationTypeHosts').where('hostNumber', '=', 1).execute();
  await site.app.deps.content.settle();
  await book(TUESDAY_9_AM, 'theo-okonjo', 'a@example.com');
  await book(tuesdayAt('10:00'), 'theo-okonjo', 'b@example.com');
  await book(tuesdayAt('10:00'), 'ines-halloran', 'c@example.com');
  const { page } = await site.signIn('/admin/team/theo-okonjo?tab=hours');
  await page.getByRole('switch', { name: 'Takes consultations' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 appointments are still booked').waitFor();
  await dialog.getByLabel('Move them to somebody else who is free').check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stop Consultations' }).click();
  await dialog.getByRole('heading', { name: 'Result for each appointment' }).waitFor();
  await dialog.getByText('to Ines Halloran').waitFor();
  await dialog.getByText('Nobody else who offers it is free at this time').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page
    .getByText('Theo Okonjo takes no consultations and still has one appointment.')
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it.each([390, 768])('fits a window of %i pixels', async (width) => {
  await addHostOnTuesdays('theo-okonjo');
  const { page } = await site.signIn('/admin/team');
  await page.setViewportSize({ width, height: 844 });
  await page.getByText('Maren Castellane').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  for (const tab of ['profile', 'hours', 'leave']) {
    await page.goto(`${site.url}/admin/team/theo-okonjo?tab=${tab}`);
    await page.getByRole('tabpanel').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  }
});
