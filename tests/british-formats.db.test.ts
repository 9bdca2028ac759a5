import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookWithLink } from '../src/features/appointments/testing/linked-appointment.ts';
import { calculationTimeline } from '../src/features/probate/timeline.ts';
import type { Availability } from '../src/features/scheduling/slots/schema.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

/** The sample firm moves to Leeds: everything is written as in Britain at once. */

const LEEDS = {
  phone: '0113 496 0121',
  street: '18 Park Square',
  city: 'Leeds',
  region: 'West Yorkshire',
  postalCode: 'LS1 2NE',
  country: 'GB',
  zone: 'Europe/London',
};

/** A date of the United States, or a time with half of the day. */
const AMERICAN =
  /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d{1,2}\b|\d (?:AM|PM)\b/;
const BRITISH = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)/;

let app: TestApp;
let booked: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const staff = await staffClient(app);
  const { body } = await staff.call('GET', '/api/admin/firm');
  const { isSample: _, phoneE164: __, attorneys: ___, ...profile } = body;
  const saved = await staff.call('PUT', '/api/admin/firm', { ...profile, ...LEEDS });
  expect([saved.status, saved.body.phoneE164]).toEqual([200, '+441134960121']);
  await app.deps.content.settle();
  const { days } = (await readJson(
    '/api/appointments/availability?from=2031-03-11&to=2031-03-14',
  )) as Availability;
  const [free] = days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'));
  expect(free?.label).toMatch(/^\d\d:\d0$/);
  booked = await bookWithLink(app, { scheduledDate: free?.start ?? '' });
}, 120_000);
afterAll(() => app.close());

const read = async (path: string) => (await fetch(app.url + path)).text();
const readJson = async (path: string) => (await fetch(app.url + path)).json();

/** What people read of a page: not the data for its scripts. */
const visible = (page: string) =>
  page
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const firstArticle = async () => /\/blog\/[a-z0-9-]+(?=")/.exec(await read('/blog'))?.[0] ?? '';

const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  home: async () => '/',
  contact: async () => '/contact',
  article: firstArticle,
  booking: async () => '/schedule',
  'of the client': async () => `/appointment/${booked.token}`,
  missing: async () => '/nothing-here',
};

describe.each(Object.keys(PAGES))('the page %s', (name) => {
  it('says its language, and has no American date, address or number', async () => {
    const page = await read((await PAGES[name]?.()) ?? '');
    expect(page).toMatch(/<html[^>]* lang="en-GB"/);
    const text = visible(page);
    expect(text).toContain('Leeds LS1 2NE');
    expect(AMERICAN.exec(text)?.[0]).toBeUndefined();
    expect(page).not.toMatch(/tel:\+1\d{10}/);
  });
});

it('writes dates with the day first, and links phone numbers of Britain', async () => {
  expect(visible(await read(await firstArticle()))).toMatch(BRITISH);
  expect(visible(await read(`/appointment/${booked.token}`))).toMatch(BRITISH);
  expect(visible(await read('/contact'))).toContain('18 Park Square');
  expect(await read('/contact')).toContain('href="tel:+441134960121"');
});

it('tells search engines the country', async () => {
  const page = await read('/');
  expect(page).toContain('"addressCountry":"GB"');
  expect(page).toContain('"telephone":"+441134960121"');
});

it('sends the confirmation in the language, with the day first', async () => {
  const mails = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'kind', 'htmlBody', 'textBody'])
      .execute();
  await expect.poll(async () => (await mails()).every(({ state }) => state === 'sent')).toBe(true);
  const mail = (await mails()).find(({ kind }) => kind === 'booking_confirmation');
  expect(mail?.htmlBody).toContain('<html lang="en-GB">');
  expect(mail?.textBody).toMatch(BRITISH);
  expect(mail?.textBody).toContain('18 Park Square, Leeds LS1 2NE');
  expect(AMERICAN.exec(mail?.textBody ?? '')?.[0]).toBeUndefined();
});

it('names the language in feeds, the manifest and the page of a form that is refused', async () => {
  expect(await readJson('/blog/feed.json')).toMatchObject({ language: 'en-GB' });
  expect(await read('/blog/rss.xml')).toContain('<language>en-gb</language>');
  expect(await readJson('/manifest.webmanifest')).toMatchObject({ lang: 'en-GB' });
  const refused = await fetch(`${app.url}/appointment/nobody/confirm`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect(await refused.text()).toContain('<html lang="en-GB">');
});

it('writes amounts in pounds', async () => {
  const figures = {
    attorneyFees: 1,
    executorFees: 1,
    courtCosts: 1,
    totalProbate: 3,
    trustCost: 0,
  };
  const { id } = await app.deps.db
    .insertInto('probateCalculations')
    .values({
      estateValue: 500_000,
      realEstateValue: 0,
      userEmail: 'dana@example.com',
      ...figures,
      savings: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await calculationTimeline.describe(app.deps.db, [id])).toEqual([
    expect.objectContaining({ text: 'An estate of £500,000.00' }),
  ]);
});

it('tells staff what fields are called', async () => {
  const staff = await staffClient(app);
  const { body } = await staff.call('GET', '/api/admin/state-law/labels');
  expect(body).toMatchObject({
    US: { postalCode: 'ZIP code', region: 'State', callingCode: '1' },
    GB: { postalCode: 'Postcode', barNumber: 'SRA number', callingCode: '44' },
  });
});
