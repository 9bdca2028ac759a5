import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import type { JsonBody } from '../../testing/json-body.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { askPeer, PEER_ORIGIN } from './testing/ask-peer.ts';
import { type CalendarPeer, startCalendarPeer } from './testing/calendar-peer.ts';
import {
  CALENDARS,
  calendarBody,
  connectCalendar,
  PEER_CONFIGS,
} from './testing/connected-calendars.ts';
import { WEBHOOK_SECRET } from './testing/webhook-receiver.ts';

let peer: CalendarPeer;
let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  peer = await startCalendarPeer();
  app = await startTestApp({ env: { ...STAFF_ENV, ...peer.env }, askOutside: askPeer(peer) });
  staff = await staffClient(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  await deleteAll(app.deps.db, 'calendarSettings');
  peer.requests.length = 0;
  peer.trouble = () => undefined;
  peer.state.file = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
});

const test = async (body: object) => (await staff.call('POST', `${CALENDARS}/test`, body)).body;
const typed = (provider: keyof typeof PEER_CONFIGS, changes: object) =>
  calendarBody(provider, { ...PEER_CONFIGS[provider], ...changes });

describe('testing settings', () => {
  it.each([
    ['google', 'Connected to “Office”, which has 0 busy times in the next seven days.'],
    ['outlook', 'Connected to “Calendar” of office@firm.example, which has 0 busy times'],
    ['calendly', 'Connected to the event type “Consultation”; the calendar has 0 busy times'],
    ['custom', 'The webhook accepted a signed test message. The file has 0 busy times'],
  ] as const)('%s: says what was found, stores and makes nothing', async (provider, words) => {
    expect(await test(calendarBody(provider))).toEqual({
      isGood: true,
      message: expect.stringContaining(words),
    });
    expect((await staff.call('GET', CALENDARS)).body).toEqual([]);
    expect(peer.state.events.size).toBe(0);
    expect((await staff.auditLog())[0]).toMatchObject({
      action: 'calendar.test',
      after: { provider, isGood: true },
    });
  });

  it('records the contacted hosts in the audit log', async () => {
    await test(calendarBody('custom'));
    const { host } = new URL(PEER_ORIGIN);
    expect((await staff.auditLog())[0]?.after).toEqual({
      provider: 'custom',
      hosts: [host, host],
      isGood: true,
    });
  });

  it.each([
    ['outlook', typed('outlook', { clientSecret: 'wrong' }), 'Invalid client secret provided'],
    ['calendly', typed('calendly', { token: 'wrong' }), 'The access token is invalid'],
    ['google', typed('google', { client_email: 'x@other.example' }), 'Invalid JWT Signature'],
    ['google', typed('google', { calendarId: 'other@firm.example' }), '404: Not Found'],
    [
      'google',
      typed('google', {
        private_key: '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----',
      }),
      'private_key cannot be read',
    ],
    [
      'custom',
      typed('custom', { signingSecret: 'whsec_d3Jvbmc=' }),
      'The webhook answered 401: Bad signature',
    ],
    [
      'custom',
      typed('custom', { busyIcsUrl: `${PEER_ORIGIN}/gone.ics` }),
      'The file of busy times answered 404',
    ],
  ] as const)('%s: says in its words what is wrong', async (_provider, body, words) => {
    expect(await test(body)).toEqual({ isGood: false, message: expect.stringContaining(words) });
  });

  it('accepts masks for stored secrets only', async () => {
    const { body } = await staff.call('POST', CALENDARS, calendarBody('outlook'));
    const masked = { ...calendarBody('outlook'), config: body.config };
    expect(masked.config).not.toContain(PEER_CONFIGS.outlook.clientSecret);
    expect(await test({ ...masked, id: body.id })).toMatchObject({ isGood: true });
    expect((await test(masked)).fieldErrors).toHaveProperty('config');
    const missing = await test({ ...masked, id: '00000000-0000-4000-8000-000000000000' });
    expect(missing.reason).toBe('calendar_not_found');
    const bad = await test(calendarBody('outlook', { tenantId: 'x y' }));
    expect(bad.fieldErrors.config).toContain('clientId: Required');
  });

  it('keeps secrets out of the audit log', async () => {
    await test(calendarBody('outlook'));
    const [entry] = await staff.auditLog();
    expect(JSON.stringify(entry)).not.toContain(PEER_CONFIGS.outlook.clientSecret);
  });
});

it('a webhook is signed with both secrets while they are exchanged', async () => {
  const config = { signingSecret: 'whsec_bmV3LW5ldy1uZXc=', previousSigningSecret: WEBHOOK_SECRET };
  expect(await test(calendarBody('custom', config))).toMatchObject({ isGood: true });
  const [hook] = peer.requests;
  expect(String(hook?.headers['webhook-signature']).split(' ')).toHaveLength(2);
  const { body } = await staff.call('POST', CALENDARS, calendarBody('custom', config));
  expect(JSON.parse(body.config)).toEqual({
    signingSecret: '••••bGc='.replace('bGc=', config.signingSecret.slice(-4)),
    previousSigningSecret: `••••${WEBHOOK_SECRET.slice(-4)}`,
  });
});

describe('the feed of appointments', () => {
  const call = async (name: string, method: 'GET' | 'POST'): Promise<JsonBody> =>
    (await staff.call(method, `/trpc/calendars.${name}`, method === 'POST' ? {} : undefined)).body;
  const read = (address: string) => fetch(address.replace(/^http:\/\/[^/]+/, app.url));

  it('has a URL that is shown once, can be renewed and revoked', async () => {
    expect((await call('feed', 'GET')).result.data).toBeNull();
    const { address } = (await call('renewFeed', 'POST')).result.data;
    expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
    const answer = await read(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const state = (await call('feed', 'GET')).result.data;
    expect(state).toMatchObject({ createdBy: 'admin', lastReadAt: expect.any(String) });
    expect(JSON.stringify([state, await staff.auditLog(5)])).not.toContain(address.slice(-47, -4));
    const rows = await app.deps.db.selectFrom('calendarFeed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(address.slice(-47, -4));

    const renewed = (await call('renewFeed', 'POST')).result.data.address;
    expect((await read(address)).status).toBe(404);
    expect((await read(renewed)).status).toBe(200);
    await call('revokeFeed', 'POST');
    const gone = await read(renewed);
    const wrong = await read(`${app.url}/calendar/x.ics`);
    expect([gone.status, wrong.status, await gone.text()]).toEqual([404, 404, await wrong.text()]);
    expect((await call('revokeFeed', 'POST')).error.data.reason).toBe('calendar_feed_not_found');
    expect((await staff.auditLog(3)).map(({ action }) => action)).toEqual([
      'calendar_feed.revoke',
      'calendar_feed.renew',
      'calendar_feed.renew',
    ]);
  });

  it('has the appointments of the past month and the next year, by name and initial', async () => {
    const insert = (firstName: string, at: string, status = 'scheduled') =>
      app.deps.db
        .insertInto('appointments')
        .values({
          firstName,
          lastName: 'Whitfield',
          email: 'a@example.com',
          notes: 'We have two children.',
          consultationType: 'divorce',
          practiceArea: 'divorce',
          status,
          scheduledDate: new Date(at),
          endsAt: new Date(Date.parse(at) + 30 * 60_000),
        })
        .execute();
    await insert('Long', '2031-02-07T17:00:00Z');
    await insert('Past', '2031-02-10T17:00:00Z', 'completed');
    await insert('Summer', '2031-03-11T16:00:00Z', 'confirmed');
    await insert('Gone', '2031-03-12T16:00:00Z', 'cancelled');
    await insert('Far', '2032-03-12T17:00:00Z');
    const { address } = (await call('renewFeed', 'POST')).result.data;
    const text = await (await read(address)).text();
    const { default: ICAL } = await import('ical.js');
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    expect(
      events.map(({ summary, startDate, component }) => [
        summary,
        startDate.toJSDate().toISOString(),
        component.getFirstPropertyValue('status'),
      ]),
    ).toEqual([
      ['Consultation: Past W.', '2031-02-10T17:00:00.000Z', 'CONFIRMED'],
      ['Consultation: Summer W.', '2031-03-11T16:00:00.000Z', 'CONFIRMED'],
      ['Consultation: Gone W.', '2031-03-12T16:00:00.000Z', 'CANCELLED'],
    ]);
    expect(text).not.toMatch(/Whitfield|divorce|children|example\.com\b.*mailto/i);
  });
});

it('the status counts pending syncs and those that need attention', async () => {
  peer.trouble = ({ url, method }) =>
    method === 'POST' && url.pathname.endsWith('/events')
      ? { status: 403, body: { error: { message: 'Forbidden' } } }
      : undefined;
  const id = await connectCalendar(staff, 'google');
  const status = async () => (await staff.call('GET', '/api/calendar-settings/status')).body;
  await expect.poll(async () => (await status()).events.needAttention).toBe(2);
  expect(await status()).toMatchObject({
    calendarId: id,
    provider: 'google',
    events: { waiting: 0, retrying: 0, lastError: 'Google Calendar answered 403: Forbidden' },
  });
  peer.trouble = () => undefined;
  expect((await staff.call('POST', `${CALENDARS}/${id}/retry`)).body).toEqual({ events: 2 });
  await expect.poll(async () => (await status()).events.needAttention).toBe(0);
  expect((await staff.auditLog())[0]).toMatchObject({ action: 'calendar.retry' });
});

it('URLs typed by staff cannot reach private networks', async () => {
  const guarded = await startTestApp({ env: STAFF_ENV });
  try {
    const inside = await staffClient(guarded);
    const ask = async (config: object, webhookUrl: string | null) =>
      (
        await inside.call('POST', `${CALENDARS}/test`, {
          ...calendarBody('custom', config),
          webhookUrl,
        })
      ).body;
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:169.254.169.254]']) {
      const webhook = await ask({ signingSecret: WEBHOOK_SECRET }, `https://${host}/hook`);
      expect(webhook).toEqual({ isGood: false, message: expect.stringMatching(/^The webhook: /) });
      const file = await ask({ busyIcsUrl: `https://${host}/busy.ics` }, null);
      expect(file).toEqual({
        isGood: false,
        message: expect.stringMatching(/^The file of busy times: /),
      });
    }
  } finally {
    await guarded.close();
  }
});
