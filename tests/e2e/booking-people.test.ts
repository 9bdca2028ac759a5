import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

/** Two attorneys take consultations: Host 0 and Host 1. Only Host 1 offers a divorce consultation. */

const TUESDAY = 'Mar 11, 2031';
let app: TestApp;
let browser: Browser;
let hosts: number[];

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  hosts = await app.deps.db.transaction().execute(async (tx) => {
    const numbers = await insertHosts(tx, 2);
    await tx
      .deleteFrom('consultationTypeHosts')
      .where('typeKey', '=', 'divorce')
      .where('hostNumber', '=', numbers[0] ?? 0)
      .execute();
    return numbers;
  });
  await app.deps.content.settle();
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
});

async function openPage(path: string, device: 'phone' | 'desktop' = 'desktop') {
  const visitor = await visit(browser, { device, url: app.url + path });
  await untilHydrated(visitor.page);
  return visitor;
}

const attorneyField = (root: Page | Locator) => root.getByLabel('Attorney');
const chosen = (field: Locator) =>
  field.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text);
const optionsOf = (field: Locator) => field.locator('option').allInnerTexts();

async function chooseTime(root: Page | Locator, time: string, day = TUESDAY) {
  await root.getByRole('button', { name: day }).click();
  await root.getByRole('button', { name: time, exact: true }).click();
  await root.getByRole('button', { name: 'Continue to Your Information' }).click();
}

async function fillIn(root: Page | Locator, email: string) {
  await root.getByLabel('First Name').fill('Dana');
  await root.getByLabel('Last Name').fill('Whitfield');
  await root.getByLabel('Email Address').first().fill(email);
  await root.getByLabel('Practice Area').selectOption('divorce');
}

const submit = (root: Page | Locator) =>
  root.getByRole('button', { name: 'Book Consultation' }).click();

async function bookedHosts(): Promise<number[]> {
  const rows = await app.deps.db.selectFrom('appointments').select('hostNumber').execute();
  return rows.map(({ hostNumber }) => hostNumber).sort();
}

/** Books an attorney as another client. */
const bookElsewhere = (attorney: string, time: string) =>
  postJson(
    `${app.url}/api/appointments`,
    bookingBody({ attorney, scheduledDate: tuesdayAt(time), email: `${attorney}@other.example` }),
  );

const takeOff = (hostNumber: number | undefined, from: string, to: string) =>
  app.deps.db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(from),
      endsAt: new Date(to),
      hostNumber: hostNumber ?? null,
      createdBy: 'admin',
    })
    .execute();

describe('on a phone, a visitor', () => {
  it('books anyone, and is told who it is and where', async () => {
    const { page, troubles } = await openPage('/schedule', 'phone');
    await page.getByText('“Anyone” shows the most times.').waitFor();
    expect(await optionsOf(attorneyField(page))).toEqual(['Anyone', 'Host 0', 'Host 1']);
    await bookElsewhere('host-0', '10:00');
    await chooseTime(page, '10:00 AM');
    await fillIn(page, 'anyone@phone.example');
    await submit(page);
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await page.getByText('You will meet Host 1').waitFor();
    await page.getByText('At our office').waitFor();
    expect(await bookedHosts()).toEqual(hosts);
    expect(troubles).toEqual([]);
  });

  it('books the attorney of a profile, at a time that this attorney has', async () => {
    await bookElsewhere('host-1', '10:00');
    const { page } = await openPage('/attorneys', 'phone');
    await page.getByRole('link', { name: 'Book with Host 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: TUESDAY }).click();
    await expect.poll(() => chosen(attorneyField(dialog))).toBe('Host 1');
    await dialog.getByText('10:00 AM, taken').waitFor();
    await dialog.getByRole('button', { name: '11:00 AM', exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
    expect(await dialog.locator('dl').innerText()).toContain('Host 1');
    await fillIn(dialog, 'person@phone.example');
    await submit(dialog);
    await dialog.getByText('You will meet Host 1').waitFor();
    expect(await bookedHosts()).toEqual([hosts[1], hosts[1]]);
  });

  it('whose time was taken is offered other times of the same attorney', async () => {
    const { page } = await openPage('/schedule?attorney=host-0', 'phone');
    await chooseTime(page, '2:00 PM');
    await fillIn(page, 'lost@phone.example');
    await bookElsewhere('host-0', '14:00');
    await submit(page);
    await page.getByText('2:00 PM was just taken.').waitFor();
    const offered = await page.getByRole('button', { name: /^\d+:\d\d PM/ }).allInnerTexts();
    expect(offered).toEqual(['1:00 PM', '1:30 PM', '2:30 PM']);
    await page.getByRole('button', { name: '2:30 PM' }).click();
    await submit(page);
    await page.getByText('You will meet Host 0').waitFor();
  });

  it('whose attorney has no other time switches to another one knowingly', async () => {
    await takeOff(hosts[0], '2031-03-10T00:00:00Z', tuesdayAt('14:00'));
    await takeOff(hosts[0], tuesdayAt('14:30'), '2031-05-01T00:00:00Z');
    const { page } = await openPage('/schedule?attorney=host-0', 'phone');
    await chooseTime(page, '2:00 PM');
    await fillIn(page, 'switch@phone.example');
    await bookElsewhere('host-0', '14:00');
    await submit(page);
    await page.getByText('2:00 PM was just taken.').waitFor();
    await page.getByRole('button', { name: '2:00 PM with Host 1' }).click();
    await expect.poll(() => page.locator('dl').first().innerText()).toContain('Host 1');
    await submit(page);
    await page.getByText('You will meet Host 1').waitFor();
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    expect(await bookedHosts()).toEqual(hosts);
  });

  it('moves to another time of the same attorney, then to anyone, and cancels', async () => {
    const { id, token } = await bookWithLink(app, {
      attorney: 'host-0',
      scheduledDate: tuesdayAt('09:00'),
    });
    await bookElsewhere('host-0', '11:00');
    const { page, troubles } = await openPage(`/appointment/${token}`, 'phone');
    await page.getByText('You will meet Host 0').waitFor();
    await page.getByText('A photo ID and any papers you already have.').waitFor();
    await page.getByRole('button', { name: 'Move to another time' }).click();
    await page.getByText('These are the times of Host 0.').waitFor();
    await page.getByText('11:00 AM, taken').waitFor();
    await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
    await page.getByRole('button', { name: 'Move to Tue, Mar 11 at 10:00 AM' }).click();
    await page.getByText('10:00 AM Pacific Time').waitFor();
    await page.getByText('You will meet Host 0').waitFor();

    await page.getByRole('button', { name: 'Move to another time' }).click();
    await page.getByLabel('Any attorney is fine').check();
    await page.getByRole('button', { name: '11:00 AM', exact: true }).click();
    await page.getByRole('button', { name: 'Move to Tue, Mar 11 at 11:00 AM' }).click();
    await page.getByText('You will meet Host 1').waitFor();
    const moved = await app.deps.db
      .selectFrom('appointments')
      .select('hostNumber')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(moved?.hostNumber).toBe(hosts[1]);

    await page.getByText('I cannot come').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { level: 1, name: 'is cancelled' }).waitFor();
    expect(troubles).toEqual([]);
  });
});

it('the client of an attorney who has stopped is told so, and moves to another one', async () => {
  const { db, content } = app.deps;
  const { token } = await bookWithLink(app, {
    attorney: 'host-0',
    scheduledDate: tuesdayAt('09:00'),
  });
  const activate = async (isActive: boolean) => {
    await db
      .updateTable('hosts')
      .set({ isActive })
      .where('number', '=', hosts[0] ?? 0)
      .execute();
    await content.settle();
  };
  onTestFinished(() => activate(true));
  await activate(false);
  const { page } = await openPage(`/appointment/${token}`, 'phone');
  await page.getByText('You will meet Host 0').waitFor();
  await page.getByRole('button', { name: 'Move to another time' }).click();
  await page
    .getByText(
      'Host 0 no longer takes new appointments. These are the times of our other attorneys.',
    )
    .waitFor();
  expect(await page.getByLabel('Any attorney is fine').count()).toBe(0);
  await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
  await page.getByRole('button', { name: 'Move to Tue, Mar 11 at 10:00 AM' }).click();
  await page.getByText('You will meet Host 1').waitFor();
});

describe('the choice of an attorney', () => {
  it('narrows the types, and a type narrows the attorneys', async () => {
    const { page } = await openPage('/schedule');
    const type = page.getByLabel('Consultation type');
    await attorneyField(page).selectOption('Host 0');
    await page.getByText('The types above are those that Host 0 offers.').waitFor();
    expect(await optionsOf(type)).not.toContain('Divorce Consultation (60 min)');
    await attorneyField(page).selectOption('Anyone');
    await type.selectOption('Divorce Consultation (60 min)');
    expect(await optionsOf(attorneyField(page))).toEqual(['Anyone', 'Host 1']);
  });

  it('of a link that is impossible or unknown is explained', async () => {
    const { page } = await openPage('/schedule?attorney=host-0&type=divorce');
    await page.getByText('Host 0 does not offer “Divorce Consultation (60 min)”.').waitFor();
    expect(await chosen(page.getByLabel('Consultation type'))).toBe(
      'Initial Consultation (30 min)',
    );
    await page.goto(`${app.url}/schedule?attorney=nobody`);
    await page.getByText('This attorney does not take bookings online at the moment.').waitFor();
    expect(await chosen(attorneyField(page))).toBe('Anyone');
  });

  it('is kept when the page is loaded again', async () => {
    const { page } = await openPage('/schedule?attorney=host-1');
    await chooseTime(page, '3:00 PM');
    await page.getByLabel('First Name').fill('Dana');
    await page.goto(`${app.url}/schedule`);
    await page.getByRole('heading', { name: 'Your Information' }).waitFor();
    await expect.poll(() => page.locator('dl').innerText()).toContain('Host 1');
  });

  it('works with the keyboard alone', async () => {
    const { page } = await openPage('/schedule');
    await page.getByRole('heading', { name: 'Choose a day' }).waitFor();
    await tabTo(page, attorneyField(page));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(attorneyField(page))).toBe('Host 1');
    await tabTo(page, page.getByRole('button', { name: 'Mar 10, 2031' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: '9:30 AM', exact: true }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Continue to Your Information' }));
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Your Information' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    expect(await page.locator('dl').innerText()).toContain('Host 1');
  });
});

describe('the calendar', () => {
  it('is open on the days of the type, and ends with its horizon', async () => {
    const { db, content } = app.deps;
    await db
      .updateTable('consultationTypes')
      .set({ horizonDays: 12, priceLabel: '$150', place: 'video' })
      .where('key', '=', 'divorce')
      .execute();
    await db
      .insertInto('weeklyHours')
      .values({
        ...{ hostNumber: hosts[1] ?? 0, typeKey: 'divorce', weekday: 6 },
        ...{ firstStart: '09:00', lastStart: '11:00', stepMinutes: 60 },
      })
      .execute();
    await content.settle();
    const { page } = await openPage('/schedule?type=divorce');
    await page.getByText('Consultations take place Saturday.').waitFor();
    await page.getByText('$150 · By video').waitFor();
    const openDays = page.locator('button[data-date]:enabled');
    await expect.poll(() => openDays.allInnerTexts()).toEqual(['15', '22']);
    const next = page.getByRole('button', { name: 'Next month' });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Mar 15, 2031' }).click();
    await page.getByRole('button', { name: '9:00 AM', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Afternoon' }).count()).toBe(0);
  });
});

it('is accessible and looks right', async () => {
  const { token } = await bookWithLink(app, {
    attorney: 'host-0',
    scheduledDate: tuesdayAt('09:00'),
  });
  const url = `${app.url}/schedule?attorney=host-0&type=divorce`;
  const { page } = await visit(browser, { url });
  await page.getByText('Host 0 does not offer').waitFor();
  await page.getByRole('heading', { name: 'Or take one of the next free times' }).waitFor();
  expect(await faultsOnTopAtWidths(page)).toEqual([]);
  await chooseTime(page, '3:00 PM');
  await fillIn(page, 'look@example.com');
  await bookElsewhere('host-0', '15:00');
  await submit(page);
  await page.getByText('3:00 PM was just taken.').waitFor();
  expect(await faultsOnTopAtWidths(page)).toEqual([]);
  await page.getByRole('button', { name: '3:30 PM' }).click();
  await submit(page);
  await page.getByText('You will meet Host 0').waitFor();
  expect(await faultsOnTopAtWidths(page)).toEqual([]);
  await page.goto(`${app.url}/appointment/${token}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Move to another time' }).click();
  await page.getByLabel('Any attorney is fine').check();
  await page.getByText('You stay with Host 0 if they are free then.').waitFor();
  await page.getByRole('button', { name: '10:00 AM', exact: true }).waitFor();
  expect(await faultsOnTopAtWidths(page)).toEqual([]);
});
