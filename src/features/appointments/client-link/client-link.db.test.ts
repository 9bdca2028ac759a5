import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMilliseconds } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { insertBusyCalendar } from '../../scheduling/testing/busy-calendar.ts';
import { bookWithLink, tokenFor } from '../testing/linked-appointment.ts';

let app: TestApp;
let staff: StaffClient;
let now: Date;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of ['appointments', 'timeOff', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const at = (token: string, path = '') => `${app.url}/api/appointment-links/${token}${path}`;
const read = async (token: string) => {
  const response = await fetch(at(token));
  return { status: response.status, body: await response.json() };
};
const act = async (token: string, action: 'confirm' | 'move' | 'cancel', body: object = {}) => {
  const response = await postJson(at(token, `/${action}`), body);
  return { status: response.status, body: await response.json() };
};
const move = (token: string, scheduledDate: string) => act(token, 'move', { scheduledDate });
const rowOf = (id: string) =>
  app.deps.db
    .selectFrom('appointments')
    .select(['status', 'version', 'scheduledDate', 'reminderSent'])
    .where('id', '=', id)
    .executeTakeFirst();
const news = async () =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'toEmail'])
      .where('kind', 'not in', ['booking_confirmation', 'booking_notice'])
      .orderBy('kind')
      .execute()
  ).map(({ kind, toEmail }) => [kind, toEmail]);

const DANA = 'dana.whitfield@example.com';
const FIRM = 'office@pacificharborlaw.example';
const WEDNESDAY_9_AM = '2031-03-12T09:00:00-07:00';

describe('the link', () => {
  it('shows a client their appointment without the matter', async () => {
    const { token } = await bookWithLink(app);
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      firstName: 'Dana',
      status: 'scheduled',
      scheduledDate: '2031-03-11T16:00:00.000Z',
      duration: 30,
      zone: 'America/Los_Angeles',
      place: expect.stringContaining('1200 Harbor Point Drive'),
      phone: '(619) 555-0142',
      isOver: false,
      canConfirm: true,
      canChange: true,
      changeUntil: '2031-03-10T16:00:00.000Z',
    });
  });

  it('is stored as a hash only, and is the same in each mail', async () => {
    const { id, token } = await bookWithLink(app);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [link] = await app.deps.db.selectFrom('appointmentLinks').selectAll().execute();
    expect(link?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
    const tables = ['appointmentLinks', 'appointments', 'auditLog'] as const;
    await act(token, 'confirm');
    await staff.call('PUT', `/api/admin/appointments/${id}/time`, {
      scheduledDate: WEDNESDAY_9_AM,
    });
    for (const table of tables) {
      const rows = await app.deps.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    const payloads = await app.deps.db.selectFrom('outboxEmails').select('payload').execute();
    expect(JSON.stringify(payloads)).not.toContain(token);
    expect(await tokenFor(app, id)).toBe(token);
  });

  it('that is unknown, truncated, revoked or expired gives the same response', async () => {
    const { id, token } = await bookWithLink(app);
    const revoked = (await bookWithLink(app, { scheduledDate: tuesdayAt('10:00') })).token;
    const [other] = await app.deps.db
      .selectFrom('appointments')
      .select('id')
      .where('id', '<>', id)
      .execute();
    expect((await staff.call('DELETE', `/api/admin/appointments/${other?.id}/link`)).status).toBe(
      204,
    );
    const broken = ['x', token.slice(1), `${token}x`, '%00', 'A'.repeat(43), revoked];
    const answers = await Promise.all(
      broken.flatMap((each) => [
        read(each),
        act(each, 'confirm'),
        act(each, 'cancel'),
        move(each, 'nonsense'),
      ]),
    );
    for (const { status, body } of answers) {
      expect([status, body.reason, body.message]).toEqual([
        404,
        'link_not_found',
        'This link no longer works.',
      ]);
    }
    // Thirty days after its end.
    now = new Date('2031-04-10T16:30:00Z');
    expect((await read(token)).status).toBe(404);
    now = addMilliseconds(now, -1);
    expect((await read(token)).status).toBe(200);
  });

  it('is read by GET and HEAD, which change nothing', async () => {
    const { id, token } = await bookWithLink(app);
    const before = await rowOf(id);
    for (const path of ['', '/confirm', '/cancel', '/move', '/calendar.ics']) {
      for (const method of ['GET', 'HEAD']) {
        await (await fetch(at(token, path), { method })).arrayBuffer();
        await (await fetch(`${app.url}/appointment/${token}${path}`, { method })).arrayBuffer();
      }
    }
    for (const action of ['confirm', 'cancel']) {
      const input = encodeURIComponent(JSON.stringify({ token }));
      const answer = await fetch(`${app.url}/trpc/appointmentLinks.${action}?input=${input}`);
      expect(answer.status).toBe(405);
      await answer.arrayBuffer();
    }
    expect(await rowOf(id)).toEqual(before);
    expect(await news()).toEqual([]);
  });

  it('gives the calendar file, and a withdrawal after cancellation', async () => {
    const { token } = await bookWithLink(app);
    const file = async () => (await fetch(at(token, '/calendar.ics'))).text();
    expect(await file()).toContain('METHOD:PUBLISH');
    await act(token, 'cancel');
    const withdrawn = await file();
    expect(withdrawn).toContain('METHOD:CANCEL');
    expect(withdrawn).toContain('SEQUENCE:1');
    expect(withdrawn).not.toContain(token);
  });

  it('is renewed by staff: the client gets the new one, and the old one is invalid', async () => {
    const { id, token } = await bookWithLink(app);
    const { status, body } = await staff.call('POST', `/api/admin/appointments/${id}/link`);
    expect([status, body]).toEqual([201, { expiresAt: '2031-04-10T16:30:00.000Z' }]);
    const renewed = await tokenFor(app, id);
    expect([(await read(token)).status, (await read(renewed)).status]).toEqual([404, 200]);
    expect(await news()).toEqual([['booking_link', DANA]]);
    expect(await staff.auditLog()).toMatchObject([
      { action: 'appointment.link-renew', entityId: id },
    ]);
    await Promise.all(
      [1, 2, 3].map(() => staff.call('POST', `/api/admin/appointments/${id}/link`)),
    );
    const live = await app.deps.db
      .selectFrom('appointmentLinks')
      .select('id')
      .where('revokedAt', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
  });

  it('is deleted with its appointment', async () => {
    const { id, token } = await bookWithLink(app);
    await staff.call('DELETE', `/api/admin/appointments/${id}`);
    expect((await read(token)).status).toBe(404);
  });
});

describe('a client', () => {
  it('confirms: client and firm are notified once', async () => {
    const { id, token } = await bookWithLink(app);
    const { status, body } = await act(token, 'confirm');
    expect([status, body.status, body.canConfirm]).toEqual([200, 'confirmed', false]);
    expect((await act(token, 'confirm')).status).toBe(200);
    expect(await news()).toEqual([
      ['booking_confirmed', DANA],
      ['client_confirmed', FIRM],
    ]);
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', version: 1 });
    expect(await staff.auditLog()).toMatchObject([
      {
        actor: 'the client',
        action: 'appointment.status',
        entityId: id,
        before: { status: 'scheduled' },
        after: { status: 'confirmed' },
      },
    ]);
  });

  it('moves to a free slot, which resets the reminder and extends the link', async () => {
    const { id, token } = await bookWithLink(app);
    await app.deps.db.updateTable('appointments').set({ reminderSent: true }).execute();
    const { status, body } = await move(token, WEDNESDAY_9_AM);
    expect([status, body.scheduledDate]).toEqual([200, '2031-03-12T16:00:00.000Z']);
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', version: 1, reminderSent: false });
    expect(await news()).toEqual([
      ['booking_changed', DANA],
      ['client_moved', FIRM],
    ]);
    expect(await staff.auditLog()).toMatchObject([
      { actor: 'the client', action: 'appointment.move' },
    ]);
    const [link] = await app.deps.db.selectFrom('appointmentLinks').select('expiresAt').execute();
    expect(link?.expiresAt.toISOString()).toBe('2031-04-11T16:30:00.000Z');
    expect((await move(token, WEDNESDAY_9_AM)).status).toBe(200);
    expect((await rowOf(id))?.version).toBe(1);
  });

  it('is offered free times of the same length, including their own', async () => {
    const { token } = await bookWithLink(app, { consultationType: 'divorce' });
    await bookWithLink(app, { scheduledDate: tuesdayAt('10:30'), email: 'other@example.com' });
    const response = await fetch(at(token, '/availability?from=2031-03-11&to=2031-03-11'));
    const [{ slots }] = (await response.json()).days;
    const free = slots.filter((slot: { state: string }) => slot.state === 'free');
    expect(free.map((slot: { label: string }) => slot.label).slice(0, 3)).toEqual([
      '9:00 AM',
      '9:30 AM',
      '11:00 AM',
    ]);
    expect((await move(token, tuesdayAt('09:30'))).status).toBe(200);
  });

  it('cannot move to a taken or blocked slot; the response lists free times', async () => {
    const { id, token } = await bookWithLink(app);
    await bookWithLink(app, { scheduledDate: tuesdayAt('10:00'), email: 'other@example.com' });
    await staff.call('POST', '/api/admin/time-off', {
      startsAt: '2031-03-12T08:00:00',
      endsAt: '2031-03-12T12:00:00',
    });
    for (const start of [tuesdayAt('10:00'), WEDNESDAY_9_AM]) {
      const { status, body } = await move(token, start);
      expect([status, body.reason, body.alternatives.length]).toEqual([409, 'slot_taken', 3]);
    }
    expect(await rowOf(id)).toMatchObject({ version: 0 });
    expect(await news()).toEqual([]);
  });

  it.each([
    ['a quarter past', tuesdayAt('09:15')],
    ['a Saturday', '2031-03-15T09:00:00'],
    ['the past', '2031-03-10T06:00:00'],
    ['words', 'soon'],
  ])('cannot move to %s', async (_what, start) => {
    const { status, body } = await move((await bookWithLink(app)).token, start);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['scheduledDate']]);
  });

  it('cancels: the time is free, client and firm are notified, and the page shows it', async () => {
    const { id, token } = await bookWithLink(app);
    const { status, body } = await act(token, 'cancel');
    expect([status, body]).toMatchObject([
      200,
      { status: 'cancelled', canConfirm: false, canChange: false },
    ]);
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', version: 1 });
    expect(await news()).toEqual([
      ['booking_cancelled', DANA],
      ['client_cancelled', FIRM],
    ]);
    expect((await read(token)).body.status).toBe('cancelled');
    const again = await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ email: 'x@example.com' }),
    );
    expect(again.status).toBe(201);
  });

  it.each(['cancelled', 'completed'])('cannot change a %s appointment', async (status) => {
    const { id, token } = await bookWithLink(app);
    await app.deps.db.updateTable('appointments').set({ status }).where('id', '=', id).execute();
    const answers = await Promise.all([
      act(token, 'confirm'),
      act(token, 'cancel'),
      move(token, WEDNESDAY_9_AM),
    ]);
    for (const { status: code, body } of answers) {
      expect([code, body.reason]).toEqual([409, 'appointment_closed']);
      expect(body.message).toContain('(619) 555-0142');
    }
  });
});

describe('the last 24 hours', () => {
  // In San Diego March 14, 2032, has 23 hours, and November 2, 2031, has 25.
  it.each([
    ['an ordinary day', '2031-03-13T09:00:00-07:00', '2031-03-12T16:00:00Z'],
    ['the night that loses an hour', '2032-03-14T12:00:00-07:00', '2032-03-13T19:00:00Z'],
    ['the night that gains one', '2031-11-02T12:00:00-08:00', '2031-11-01T20:00:00Z'],
  ])('begin to the millisecond, over %s', async (_what, start, border) => {
    const { id, token } = await bookWithLink(app);
    const scheduledDate = new Date(start);
    const endsAt = addMilliseconds(scheduledDate, 30 * 60_000);
    await app.deps.db
      .updateTable('appointments')
      .set({ scheduledDate, endsAt })
      .where('id', '=', id)
      .execute();
    await app.deps.db.updateTable('appointmentLinks').set({ expiresAt: endsAt }).execute();
    const free = new Date(Date.parse(start) + 24 * 3_600_000 * 4).toISOString().slice(0, 10);
    now = addMilliseconds(new Date(border), 1);
    for (const answer of [await act(token, 'cancel'), await move(token, `${free}T09:00:00`)]) {
      expect([answer.status, answer.body.reason]).toEqual([409, 'too_late']);
      expect(answer.body.message).toContain('(619) 555-0142');
    }
    expect((await read(token)).body).toMatchObject({ canChange: false, canConfirm: true });
    now = new Date(border);
    expect((await read(token)).body).toMatchObject({
      canChange: true,
      changeUntil: now.toISOString(),
    });
    expect((await act(token, 'cancel')).status).toBe(200);
  });

  it('still allow a confirmation, until the appointment has begun', async () => {
    const { token } = await bookWithLink(app);
    now = new Date('2031-03-11T16:00:00Z');
    expect((await act(token, 'confirm')).body.reason).toBe('appointment_past');
    now = addMilliseconds(now, -1);
    expect((await act(token, 'confirm')).status).toBe(200);
  });
});

describe('concurrently', () => {
  it('a client cancels while staff move: either order leaves a consistent state', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, token } = await bookWithLink(app, { email: `r${round}@example.com` });
      const [cancelled, moved] = await Promise.all([
        act(token, 'cancel'),
        staff.call('PUT', `/api/admin/appointments/${id}/time`, { scheduledDate: WEDNESDAY_9_AM }),
      ]);
      const row = await rowOf(id);
      expect(cancelled.status).toBe(200);
      expect(row?.status).toBe('cancelled');
      if (moved.status === 200) expect(row?.version).toBe(2);
      else expect([moved.body.reason, row?.version]).toEqual(['appointment_closed', 1]);
    }
  });

  it('of clients who move to a slot and visitors who book it, one succeeds', async () => {
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00'];
    const tokens: string[] = [];
    for (const time of times) {
      const email = `m${time.slice(0, 2)}${time.slice(3)}@example.com`;
      tokens.push((await bookWithLink(app, { scheduledDate: tuesdayAt(time), email })).token);
    }
    const answers = await Promise.all([
      ...tokens.map((token) => move(token, WEDNESDAY_9_AM)),
      ...times.map((time) =>
        postJson(
          `${app.url}/api/appointments`,
          bookingBody({
            scheduledDate: WEDNESDAY_9_AM,
            email: `b${time.slice(0, 2)}${time.slice(3)}@example.com`,
          }),
        ),
      ),
    ]);
    const [first, ...others] = answers.map(({ status }) => status).sort();
    expect([200, 201]).toContain(first);
    expect(others).toEqual(Array(9).fill(409));
  });

  it('ten confirmations are one change', async () => {
    const { id, token } = await bookWithLink(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(token, 'confirm')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await rowOf(id))?.version).toBe(1);
    expect(await news()).toHaveLength(2);
  });
});

describe('without scripts', () => {
  const press = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('a form submission confirms or cancels and redirects to the page', async () => {
    const { id, token } = await bookWithLink(app);
    for (const [action, status] of [
      ['confirm', 'confirmed'],
      ['cancel', 'cancelled'],
    ]) {
      const response = await press(`/appointment/${token}/${action}`);
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/appointment/${token}`,
      ]);
      expect((await rowOf(id))?.status).toBe(status);
    }
  });

  it('works in a browser that says neither its site nor, for a page without referrer, its origin', async () => {
    const { id, token } = await bookWithLink(app);
    expect((await press(`/appointment/${token}/confirm`, { origin: 'null' })).status).toBe(303);
    expect((await rowOf(id))?.status).toBe('confirmed');
    const fromElsewhere = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect((await press(`/appointment/${token}/cancel`, fromElsewhere)).status).toBe(403);
  });

  it('an error is shown as a page without the token', async () => {
    const { token } = await bookWithLink(app);
    await act(token, 'cancel');
    const refused = await press(`/appointment/${token}/cancel`);
    const page = await refused.text();
    expect(refused.status).toBe(409);
    expect(page).toContain('This appointment is cancelled');
    expect(page).not.toContain(token);
    expect((await press('/appointment/nobody/cancel')).status).toBe(404);
  });
});

it('a time at which the connected calendar is busy cannot be taken', async () => {
  const { db } = app.deps;
  const { token } = await bookWithLink(app);
  const [startsAt, endsAt] = [new Date(tuesdayAt('13:00')), new Date(tuesdayAt('13:45'))];
  await insertBusyCalendar(app.deps, { startsAt, endsAt });
  const refused = await move(token, tuesdayAt('13:30'));
  expect([refused.status, refused.body.reason]).toEqual([409, 'slot_taken']);
  expect(refused.body.alternatives.map(({ start }: { start: string }) => start)).not.toContain(
    startsAt.toISOString(),
  );
  expect((await move(token, tuesdayAt('14:00'))).status).toBe(200);
  await deleteAll(db, 'calendarSettings');
});
