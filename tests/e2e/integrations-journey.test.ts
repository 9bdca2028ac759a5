import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import {
  type CalendarPeer,
  startCalendarPeer,
} from '../../src/features/calendars/testing/calendar-peer.ts';
import { GOOGLE_CONFIG } from '../../src/features/calendars/testing/google.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { pressByKey, startAdmin } from './admin.ts';
import { fillConfig } from './integrations-page.ts';

const POLL_OPTIONS = { timeout: 20_000, interval: 100 };
const ORIGIN = 'http://127.0.0.1:1';
const CLIENT = 'dana.whitfield@example.com';
const ACCOUNT = { user: 'office', pass: 'password-of-mail-h4rb' };

let calendar: CalendarPeer;
let mailServer: SmtpPeer;
const site = startAdmin(async () => {
  [calendar, mailServer] = await Promise.all([
    startCalendarPeer(),
    startSmtpPeer({ account: ACCOUNT }),
  ]);
  return { env: { ...calendar.env, PUBLIC_URL: ORIGIN } };
});
afterAll(() => Promise.all([calendar.close(), mailServer.close()]));

it('connected mail and calendar are updated on a booking, a move by the client and a cancellation', async () => {
  const { page, troubles } = await site.signIn('/admin/integrations?tab=email');
  await connectMail(page);
  calendar.state.busy = [{ start: '2031-03-11T16:00:00Z', end: '2031-03-11T18:00:00Z' }];
  await connectCalendar(page);

  await expect.poll(() => stateAt('9:00 AM'), POLL_OPTIONS).not.toBe('free');
  expect((await book(tuesdayAt('09:00'))).status).toBe(409);
  expect((await book(tuesdayAt('13:00'))).status).toBe(201);
  const booked = await mailTo(CLIENT, 1);
  expect(booked.file).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/);
  await expectEvent('2031-03-11T20:00:00.000Z');

  const [, path = ''] = /http:\/\/127\.0\.0\.1:1(\/appointment\/[\w-]{43})/.exec(booked.text) ?? [];
  const client = await site.visit(path);
  await client.page.getByRole('button', { name: 'Move to another time' }).click();
  await client.page.getByRole('button', { name: 'Mar 12, 2031' }).click();
  await client.page.getByRole('button', { name: '10:00 AM' }).click();
  await client.page.getByRole('button', { name: 'Move to Wed, Mar 12 at 10:00 AM' }).click();
  await client.page.getByText('10:00 AM Pacific Time').waitFor();
  expect((await mailTo(CLIENT, 2)).file).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/);
  await expectEvent('2031-03-12T17:00:00.000Z');

  await page.goto(`${site.url}/admin/appointments`);
  await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
  await dialog.getByText('Wednesday, Mar 12, 2031, 10:00 AM').waitFor();
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel the appointment of Dana Whitfield?' })
    .getByRole('button', { name: 'Cancel appointment' })
    .click();
  expect((await mailTo(CLIENT, 3)).file).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/);
  await expect.poll(() => calendar.state.events.size, POLL_OPTIONS).toBe(0);
  expect(calendar.state.made).toBe(1);
  await client.page.reload();
  await client.page.getByRole('heading', { name: 'Your consultation is cancelled.' }).waitFor();
  expect([...troubles, ...client.troubles]).toEqual([]);
});

const book = (scheduledDate: string) =>
  postJson(`${site.url}/api/appointments`, bookingBody({ scheduledDate }));

/** The state of a slot on that Tuesday, as shown to visitors. */
async function stateAt(label: string): Promise<string | undefined> {
  const query = 'from=2031-03-11&to=2031-03-11&type=initial';
  const response = await fetch(`${site.url}/api/appointments/availability?${query}`);
  const { days } = await response.json();
  return days[0].slots.find((slot: { label: string }) => slot.label === label)?.state;
}

async function connectMail(page: Page): Promise<void> {
  const { host, port } = mailServer;
  await page.getByLabel('Provider').selectOption('smtp');
  await fillConfig(page, { host, port, ...ACCOUNT, from: 'mail@firm.example' });
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await page.getByText(/The test mail to .* was accepted\./).waitFor();
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await page.getByText('Email integration created successfully').waitFor();
}

async function connectCalendar(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Calendar Integrations' }).click();
  await page.getByText('No calendar yet').waitFor();
  await page.getByLabel('Provider').selectOption('google');
  await expect.poll(() => page.getByLabel('Configuration').inputValue()).toContain('calendarId');
  await fillConfig(page, GOOGLE_CONFIG);
  await pressByKey(page.getByRole('button', { name: 'Test Connection' }));
  await page.getByText('The connection works.').waitFor();
  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await page.getByText('Calendar integration created successfully').waitFor();
  await page.getByRole('button', { name: 'Activate Google Calendar' }).click();
  await page.getByText('Calendar integration activated').waitFor();
}

/** The newest mail that the mail server received for an address, once there are `count` of them. */
async function mailTo(address: string, count: number) {
  const mails = () => mailServer.mails.filter(({ to }) => to === address);
  await expect.poll(() => mails().length, POLL_OPTIONS).toBe(count);
  const read = await PostalMime.parse(mails().at(-1)?.source ?? '');
  const [attached] = read.attachments;
  const file =
    typeof attached?.content === 'string'
      ? attached.content
      : new TextDecoder().decode(attached?.content);
  return { text: read.text ?? '', file };
}

const expectEvent = (start: string) =>
  expect
    .poll(
      () =>
        [...calendar.state.events.values()].map((event) => [
          event.title,
          new Date(event.start).toISOString(),
        ]),
      POLL_OPTIONS,
    )
    .toEqual([['Consultation: Dana W.', start]]);
