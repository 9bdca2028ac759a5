import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { signInAsStaff } from './admin.ts';
import {
  newContext,
  pretendConnection,
  sharedBrowser,
  untilHydrated,
  VIEWPORTS,
  visit,
} from './browser.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

let app: TestApp;
let browser: Browser;
let now: Date;
beforeAll(async () => {
  now = TEST_NOW;
  [app, browser] = await Promise.all([
    startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL: 'http://127.0.0.1:1' }, now: () => now }),
    sharedBrowser(),
  ]);
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  now = TEST_NOW;
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'outboxEmails');
});

/** The newest mail of a kind, once it has been sent. */
async function mailOf(kind: string) {
  const sent = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['subject', 'textBody', 'toEmail'])
      .select((eb) => eb.ref('attachments').$castTo<{ content: string }[]>().as('files'))
      .where('kind', '=', kind)
      .where('state', '=', 'sent')
      .orderBy('createdAt', 'desc')
      .executeTakeFirst();
  await expect.poll(sent, { timeout: 20_000, interval: 100 }).toBeDefined();
  const mail = await sent();
  return { text: mail?.textBody ?? '', to: mail?.toEmail, file: mail?.files[0]?.content ?? '' };
}

const HEADINGS = { level: 1 } as const;

describe('the appointment page linked in mails', () => {
  it('confirms, moves and cancels; staff screens and both calendars are updated', async () => {
    await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ scheduledDate: tuesdayAt('13:00') }),
    );
    const booked = await mailOf('booking_confirmation');
    const [, path = ''] =
      /http:\/\/127\.0\.0\.1:1(\/appointment\/[\w-]{43})\b/.exec(booked.text) ?? [];
    expect(path).not.toBe('');

    const { page, troubles } = await visit(browser, {
      device: 'phone',
      zone: 'Europe/Berlin',
      url: app.url + path,
    });
    const heading = (name: string) => page.getByRole('heading', { ...HEADINGS, name }).waitFor();
    await heading('Your consultation is booked.');
    await page.getByText('In your time zone: Tue, Mar 11 at 9:00 PM').waitFor();
    await page.getByRole('button', { name: 'Yes, I will come' }).click();
    await heading('Your consultation is confirmed.');
    expect((await mailOf('booking_confirmed')).file).toContain('SEQUENCE:1');
    expect((await mailOf('client_confirmed')).to).toBe('office@pacificharborlaw.example');

    await page.getByRole('button', { name: 'Move to another time' }).click();
    await page.getByRole('button', { name: 'Mar 12, 2031' }).click();
    await page.getByRole('button', { name: '9:30 AM' }).click();
    // Another client books that time first.
    await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ scheduledDate: '2031-03-12T09:30:00', email: 'fast@example.com' }),
    );
    await page.getByRole('button', { name: 'Move to Wed, Mar 12 at 9:30 AM' }).click();
    await page.getByText('That time was just taken.').waitFor();
    await page.getByRole('button', { name: 'Wed, Mar 12 at 10:00 AM' }).click();
    await page.getByRole('button', { name: 'Move to Wed, Mar 12 at 10:00 AM' }).click();
    await page.getByText('10:00 AM Pacific Time').waitFor();
    const moved = await mailOf('booking_changed');
    expect(moved.file).toContain('SEQUENCE:2');
    expect(moved.text).toContain(path);
    expect((await mailOf('client_moved')).text).toContain('Before: Tuesday, Mar 11, 2031');

    const admin = await signInAsStaff(browser, app, '/admin/appointments');
    const client = admin.page.getByRole('button', { name: 'Dana Whitfield', exact: true }).last();
    await client.click();
    await admin.page.getByText('Wednesday, Mar 12, 2031, 10:00 AM').waitFor();
    await admin.page.getByText('works until Apr 11, 2031').waitFor();

    await page.getByText('I cannot come').click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('I cannot come').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await heading('Your consultation is cancelled.');
    const cancelled = await mailOf('booking_cancelled');
    expect([
      cancelled.file.includes('METHOD:CANCEL'),
      cancelled.file.includes('SEQUENCE:3'),
    ]).toEqual([true, true]);
    await page.reload();
    await heading('Your consultation is cancelled.');
    // The browser logs the rejected request.
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  });

  it('works without scripts', async () => {
    const { token } = await bookWithLink(app, { scheduledDate: tuesdayAt('13:00') });
    const page = await withoutScripts(token);
    await page.getByRole('button', { name: 'Yes, I will come' }).click();
    await page.getByRole('heading', { ...HEADINGS, name: 'is confirmed' }).waitFor();
    await page.getByText('I cannot come').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { ...HEADINGS, name: 'is cancelled' }).waitFor();
  });

  it('does not load React on a slow line until a button is pressed', async () => {
    const { token } = await bookWithLink(app, { scheduledDate: tuesdayAt('13:00') });
    const { page, asked } = await visit(browser, {
      device: 'phone',
      isFirst: true,
      url: `${app.url}/about`,
    });
    await pretendConnection(page, { effectiveType: '3g', saveData: false });
    await page.goto(`${app.url}/appointment/${token}`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /\/entry-client-/.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'Yes, I will come' }).click();
    await page.getByRole('heading', { ...HEADINGS, name: 'is confirmed' }).waitFor();
  });

  it('moves without scripts, and shows the free times of the day when the chosen one was taken', async () => {
    const { id, token } = await bookWithLink(app, { scheduledDate: tuesdayAt('13:00') });
    const page = await withoutScripts(token);
    await page.getByRole('button', { name: 'Move to another time' }).click();
    await page.getByText('Until you press Move, you keep Tue, Mar 11').waitFor();
    await page.getByRole('link', { name: 'Next month' }).click();
    await page.getByRole('link', { name: 'Previous month' }).click();
    await page.getByRole('link', { name: 'Mar 12, 2031' }).click();
    await page.getByRole('link', { name: '9:30 AM', exact: true }).click();
    // Another client books that time first.
    await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ scheduledDate: '2031-03-12T09:30:00', email: 'fast@example.com' }),
    );
    await page.getByRole('button', { name: 'Move to Wed, Mar 12 at 9:30 AM' }).click();
    await page.getByText('Wed, Mar 12 at 9:30 AM is not free.').waitFor();
    await page.getByRole('link', { name: '10:00 AM', exact: true }).click();
    await page.getByRole('button', { name: 'Move to Wed, Mar 12 at 10:00 AM' }).click();
    await page.getByRole('heading', { ...HEADINGS, name: 'Your consultation' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const moved = await app.deps.db
      .selectFrom('appointments')
      .select('scheduledDate')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(moved.scheduledDate.toISOString()).toBe('2031-03-12T17:00:00.000Z');
  });

  /** The client's page on a phone, in a browser without scripts. */
  async function withoutScripts(token: string) {
    const context = await newContext(browser, {
      javaScriptEnabled: false,
      viewport: VIEWPORTS.phone,
    });
    const page = await context.newPage();
    await page.goto(`${app.url}/appointment/${token}`);
    return page;
  }

  it('handles a click that precedes hydration', async () => {
    const { token } = await bookWithLink(app, { scheduledDate: tuesdayAt('13:00') });
    const context = await newContext(browser, { viewport: VIEWPORTS.phone });
    const page = await context.newPage();
    let letThrough = () => {};
    const pressed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.clock.setFixedTime(TEST_NOW);
    await page.goto(`${app.url}/appointment/${token}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Move to another time' }).click();
    letThrough();
    // Either the interactive steps, or the page that the plain link leads to.
    const day = { name: 'Mar 12, 2031' };
    await page.getByRole('button', day).or(page.getByRole('link', day)).waitFor();
  });

  it('says to call in the last 24 hours, and shows changes made meanwhile', async () => {
    const { id, token } = await bookWithLink(app, { scheduledDate: tuesdayAt('13:00') });
    const { page } = await visit(browser, { url: `${app.url}/appointment/${token}` });
    await untilHydrated(page);
    await page.getByText('I cannot come').click();
    now = new Date('2031-03-10T20:00:00.001Z');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('alert').getByText('It is too late to change this here').waitFor();
    await page.getByText('It begins in less than 24 hours.').waitFor();
    expect(await page.getByText('I cannot come').count()).toBe(0);
    await app.deps.db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await page.getByRole('button', { name: 'Yes, I will come' }).click();
    await page.getByRole('heading', { ...HEADINGS, name: 'is cancelled' }).waitFor();
  });

  it('is private: not cached, not indexed, and without a referrer to other sites', async () => {
    const { token } = await bookWithLink(app);
    const response = await fetch(`${app.url}/appointment/${token}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(html).toContain('noindex, nofollow');
    for (const secret of ['Whitfield', 'dana.whitfield', 'Family', 'two children']) {
      expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain(secret);
    }
    expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).not.toContain('/appointment');
  });

  it('is identical for all invalid links', async () => {
    const { id, token } = await bookWithLink(app);
    await app.deps.db
      .updateTable('appointmentLinks')
      .set({ revokedAt: now })
      .where('appointmentId', '=', id)
      .execute();
    const texts = await Promise.all(
      [token, 'A'.repeat(43), 'short', `${token}x`].map(async (each) => {
        const response = await fetch(`${app.url}/appointment/${each}`);
        const html = await response.text();
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
        return [response.status, main];
      }),
    );
    expect(texts[0]?.[0]).toBe(404);
    expect(texts[0]?.[1]).toContain('This link no longer works.');
    for (const text of texts) expect(text).toEqual(texts[0]);
  });

  it('is accessible and looks right', async () => {
    const { token } = await bookWithLink(app, { scheduledDate: tuesdayAt('13:00') });
    const { page, troubles } = await visit(browser, {
      url: `${app.url}/appointment/${token}`,
    });
    const isSound = async () => expect(await faultsOnTopAtWidths(page)).toEqual([]);
    await page.getByText('I cannot come').click();
    await isSound();
    await page.getByRole('button', { name: 'Move to another time' }).click();
    await page.getByRole('button', { name: '9:30 AM' }).click();
    await isSound();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('I cannot come').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { ...HEADINGS, name: 'is cancelled' }).waitFor();
    await isSound();
    expect(troubles).toEqual([]);
  });
});
