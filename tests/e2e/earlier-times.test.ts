import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import type { MailTransport } from '../../src/features/email/mail.ts';
import { offerTimes } from '../../src/features/waits/offer-times.ts';
import { blockTuesday, bookTuesday } from '../../src/features/waits/testing/full-day.ts';
import { addHours } from '../../src/platform/time/date-math.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { signInAsStaff } from './admin.ts';
import { newContext, sharedBrowser, VIEWPORTS, visit } from './browser.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

let app: TestApp;
let browser: Browser;
/** Offers are sent from 8 AM; the clock of the browser is an hour behind. */
const now = addHours(TEST_NOW, 1);
/** The texts of the mails that were sent. */
const mails: string[] = [];
const transport: MailTransport = {
  async send({ mail }) {
    mails.push(mail.text);
    return undefined;
  },
  close() {},
};

beforeAll(async () => {
  [app, browser] = await Promise.all([
    startTestApp({ env: STAFF_ENV, now: () => now, mailTransport: transport }),
    sharedBrowser(),
  ]);
});
afterAll(() => app.close());

let nine = '';
beforeEach(async () => {
  for (const table of ['waits', 'appointments', 'timeOff', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
  mails.length = 0;
  await blockTuesday(app);
  nine = await bookTuesday(app, '09:00');
  await bookTuesday(app, '10:00');
});

const freeNine = async () => {
  await app.deps.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', nine)
    .execute();
  await offerTimes({ ...app.deps, canMail: async () => true });
};

/** The path of the client’s page in the latest mail about the list. */
async function pathInMail(words: string): Promise<string> {
  const found = () => mails.findLast((text) => text.includes(words));
  await expect.poll(found, { timeout: 20_000, interval: 50 }).toBeDefined();
  return /\/(?:es\/otra-hora|earlier-times)\/[\w-]{43}/.exec(found() ?? '')?.[0] ?? '';
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Dana');
  await page.getByLabel('Last Name').fill('Whitfield');
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByLabel('Practice Area').selectOption('divorce');
}

const joinButton = (page: Page) => page.getByRole('button', { name: 'Put me on the list' });

async function withoutScripts(path: string) {
  const context = await newContext(browser, {
    javaScriptEnabled: false,
    viewport: VIEWPORTS.phone,
  });
  const page = await context.newPage();
  await page.goto(app.url + path);
  return page;
}

const bookedBy = (email: string) =>
  app.deps.db
    .selectFrom('appointments')
    .select(['scheduledDate', 'practiceArea'])
    .where('email', '=', email)
    .execute();

describe('a client who waits for an earlier time', () => {
  it('joins the list from a full day, and takes the offer, on a phone without scripts', async () => {
    const page = await withoutScripts('/schedule?month=2031-03');
    await page.getByRole('link', { name: 'Tell me if an earlier time becomes free' }).click();
    await heading(page, 'Tell me if a time becomes free');
    expect(await page.getByLabel('First day that suits you').inputValue()).toBe('2031-03-11');
    await page.getByLabel('Last day that suits you').fill('2031-03-12');
    await fillIn(page, 'dana@example.com');
    await joinButton(page).click();
    // Wednesday has free times; what was typed is still there.
    await page.getByText('One of these days has a free time now').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Dana');
    await page.getByLabel('Last day that suits you').fill('2031-03-11');
    await joinButton(page).click();
    await heading(page, 'You are on the list.');
    expect(await pathInMail('You asked us to tell you')).toBe(new URL(page.url()).pathname);

    await freeNine();
    const path = await pathInMail('Held for you until');
    await page.goto(app.url + path);
    // Opening the link again changes nothing.
    await page.reload();
    await heading(page, 'A time has become free.');
    expect(await bookedBy('dana@example.com')).toEqual([]);
    await page.getByRole('button', { name: 'Take this time' }).click();
    await heading(page, 'The time is yours.');
    expect(await bookedBy('dana@example.com')).toEqual([
      { scheduledDate: new Date('2031-03-11T16:00:00Z'), practiceArea: 'divorce' },
    ]);
    await page.getByRole('link', { name: 'See your appointment' }).click();
    await heading(page, 'Your consultation is booked.');
  });

  it('asks on the page of the appointment, which moves once they take the offer', async () => {
    const { token } = await bookWithLink(app, {
      scheduledDate: '2031-03-13T10:00:00-07:00',
      email: 'lee@example.com',
    });
    const { page, troubles } = await visit(browser, {
      device: 'phone',
      url: `${app.url}/appointment/${token}`,
    });
    await page.getByText('Tell me if an earlier time becomes free').click();
    await page.getByLabel('Last day that suits you').fill('2031-03-11');
    expect(await faultsOnTopAtWidths(page)).toEqual([]);
    await joinButton(page).click();
    await page.getByText('You are on the list for an earlier time').waitFor();
    await freeNine();
    await page.reload();
    await page.getByRole('link', { name: 'See the offer' }).click();
    await page.getByRole('button', { name: 'Move my appointment to this time' }).click();
    await heading(page, 'The time is yours.');
    expect(await bookedBy('lee@example.com')).toMatchObject([
      { scheduledDate: new Date('2031-03-11T16:00:00Z') },
    ]);
    expect(troubles).toEqual([]);
  });

  it('reads pages and mails in Spanish', async () => {
    const page = await withoutScripts(
      '/es/otra-hora?type=initial&from=2031-03-11&until=2031-03-11',
    );
    await heading(page, 'Avísenme si se libera una hora');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('Apellido').fill('Reyes');
    await page
      .getByRole('textbox', { name: 'Correo electrónico', exact: true })
      .fill('ana@example.com');
    await page.locator('#wait-practiceArea').selectOption('divorce');
    await page.getByRole('button', { name: 'Pónganme en la lista' }).click();
    await heading(page, 'Está en la lista.');
    await freeNine();
    expect(await pathInMail('Se la guardamos hasta')).toMatch(/^\/es\/otra-hora\//);
    await page.reload();
    await page.getByRole('button', { name: 'No, espero otra' }).click();
    await heading(page, 'Está en la lista.');
    await page.getByRole('button', { name: 'Salir de la lista' }).click();
    await heading(page, 'Ya no está en la lista.');
  });

  it.each(['phone', 'desktop'] as const)('meets pages without faults on a %s', async (device) => {
    const { page, troubles } = await visit(browser, {
      device,
      url: `${app.url}/earlier-times?type=initial&from=2031-03-11&until=2031-03-11`,
    });
    await heading(page, 'Tell me if a time becomes free');
    expect(await faultsOnTopAtWidths(page)).toEqual([]);
    await fillIn(page, `${device}@example.com`);
    await joinButton(page).click();
    await heading(page, 'You are on the list.');
    await freeNine();
    await page.reload();
    await heading(page, 'A time has become free.');
    expect(await faultsOnTopAtWidths(page)).toEqual([]);
    await page.goto(`${app.url}/earlier-times/${'x'.repeat(43)}`);
    await heading(page, 'This link no longer works.');
    expect(troubles).toEqual([expect.stringContaining('404')]);
  });
});

describe('staff', () => {
  it('see who waits and what is offered, and take somebody off the list', async () => {
    const page = await withoutScripts(
      '/earlier-times?type=initial&from=2031-03-11&until=2031-03-11',
    );
    await fillIn(page, 'dana@example.com');
    await joinButton(page).click();
    await heading(page, 'You are on the list.');
    const { page: admin, troubles } = await signInAsStaff(browser, app, '/admin/appointments');
    await admin.getByRole('button', { name: 'Waiting for an earlier time (1)' }).click();
    const row = admin.getByRole('list', { name: 'Waiting for an earlier time' });
    await row.getByText('No time has become free yet').waitFor();
    await freeNine();
    // Announced to the open screen.
    await row.getByText('Offered Tue, Mar 11 at 9:00 AM').waitFor();
    expect(await faultsOnTopAtWidths(admin)).toEqual([]);
    await row.getByRole('button', { name: 'Take off the list: Dana Whitfield' }).click();
    await admin.getByRole('button', { name: 'Take off the list', exact: true }).last().click();
    await admin.getByText('Nobody waits').waitFor();
    await page.reload();
    await heading(page, 'You are no longer on the list.');
    expect(troubles).toEqual([]);
  });
});
