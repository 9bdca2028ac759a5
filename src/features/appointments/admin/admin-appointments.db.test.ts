import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let now: Date;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of ['appointments', 'timeOff', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const PATH = '/api/admin/appointments';
const NOBODY = '00000000-0000-4000-8000-000000000000';

async function booked(time = '09:00', changes: object = {}): Promise<string> {
  const response = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({
      scheduledDate: tuesdayAt(time),
      email: `${time.replace(':', '')}@example.com`,
      ...changes,
    }),
  );
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

const put = (id: string, body: object) => staff.call('PUT', `${PATH}/${id}`, body);
const reopen = (id: string) => put(id, { status: 'scheduled', reopen: true });
const move = (id: string, body: object) => staff.call('PUT', `${PATH}/${id}/time`, body);
const news = async () =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select('kind')
      .where('kind', 'not in', ['booking_confirmation', 'booking_notice'])
      .orderBy('createdAt')
      .execute()
  ).map(({ kind }) => kind);

describe('the list', () => {
  it('returns exactly the documented fields, the latest first', async () => {
    const [first, second] = [await booked('09:00'), await booked('10:00')];
    const { status, body } = await staff.call('GET', PATH);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(body[1]).toEqual({
      id: first,
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: '0900@example.com',
      phone: '(619) 555-0100',
      consultationType: 'initial',
      scheduledDate: '2031-03-11T16:00:00.000Z',
      duration: 30,
      status: 'scheduled',
      notes: 'We have two children.',
      practiceArea: 'family-law',
      reminderSent: false,
      externalEventId: null,
      createdAt: now.toISOString(),
      updatedAt: expect.any(String),
    });
  });

  it.each([
    ['?order=upcoming', ['Ann', 'Dana', 'Eve']],
    ['?status=scheduled&order=upcoming', ['Ann', 'Dana', 'Eve']],
    ['?status=cancelled', []],
    ['?q=eve', ['Eve']],
    ['?q=1000%20example', ['Dana']],
    // Sunday, March 9, 2031, has 23 hours in San Diego: its last half hour begins at 6:30 UTC.
    ['?from=2031-03-09&to=2031-03-09', ['Late']],
    ['?to=2031-03-08', ['Past']],
    ['?from=2031-03-12', ['Eve']],
  ])('%s finds what it should', async (query, names) => {
    await booked('09:00', { firstName: 'Ann' });
    await booked('10:00');
    await booked('10:30', { firstName: 'Eve', scheduledDate: '2031-03-12T10:30:00' });
    await past('Past', '2031-03-09T07:30:00Z');
    await past('Late', '2031-03-10T06:30:00Z');
    const { body } = await staff.call('GET', PATH + query);
    expect(body.map(({ firstName }: { firstName: string }) => firstName)).toEqual(names);
  });

  const past = (firstName: string, start: string) =>
    app.deps.db
      .insertInto('appointments')
      .values({
        firstName,
        lastName: 'Old',
        email: 'old@sample.test',
        consultationType: 'initial',
        practiceArea: 'other',
        scheduledDate: new Date(start),
        endsAt: new Date(Date.parse(start) + 30 * 60_000),
        status: 'completed',
      })
      .execute();

  it.each(['asc', 'desc'])('is paginated by its Link header, %s', async (direction) => {
    const ids: string[] = [];
    for (const time of ['09:00', '09:30', '10:00']) ids.push(await booked(time));
    const query = direction === 'asc' ? '?order=upcoming&limit=2' : '?limit=2';
    const first = await staff.call('GET', PATH + query);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await staff.call('GET', next);
    const shown = [...first.body, ...second.body].map(({ id }) => id);
    expect(shown).toEqual(direction === 'asc' ? ids : ids.reverse());
  });

  it.each([
    ['status=lost', 'status'],
    ['from=yesterday', 'from'],
    ['from=2031-03-12&to=2031-03-11', 'to'],
    ['cursor=nonsense', 'cursor'],
  ])('?%s is a 400 that names the field', async (query, field) => {
    const { status, body } = await staff.call('GET', `${PATH}?${query}`);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('a status', () => {
  const begins = (id: string, at: Date) =>
    app.deps.db
      .updateTable('appointments')
      .set({ scheduledDate: at, endsAt: addMinutes(at, 30) })
      .where('id', '=', id)
      .execute();

  it('cannot be completed before the appointment starts', async () => {
    const id = await booked();
    await begins(id, new Date(TEST_NOW.getTime() + 1));
    const refused = await put(id, { status: 'completed' });
    expect([refused.status, refused.body.reason]).toEqual([409, 'appointment_not_started']);
    expect(refused.body.fieldErrors.status[0]).toContain('has not started');
    expect((await staff.call('GET', `${PATH}?status=scheduled`)).body).toHaveLength(1);
    await begins(id, TEST_NOW);
    expect((await put(id, { status: 'completed' })).status).toBe(200);
  });

  it('is confirmed, un-confirmed and completed; the log has no notes', async () => {
    const id = await booked();
    for (const status of ['confirmed', 'scheduled', 'completed']) {
      if (status === 'completed') await begins(id, TEST_NOW);
      const answer = await put(id, { status });
      expect([answer.status, answer.body.status]).toEqual([200, status]);
    }
    const entries = await staff.auditLog(3);
    expect(entries[0]).toMatchObject({
      actor: 'admin',
      action: 'appointment.status',
      entityId: id,
      before: { status: 'scheduled' },
      after: { status: 'completed' },
    });
    expect(JSON.stringify(entries)).not.toMatch(/children|Dana|example\.com/);
    expect(await news()).toEqual(['booking_confirmed', 'booking_unconfirmed']);
  });

  it('set to the same value changes nothing and sends no mail', async () => {
    const id = await booked();
    await put(id, { status: 'confirmed' });
    expect((await put(id, { status: 'confirmed' })).status).toBe(200);
    expect(await news()).toEqual(['booking_confirmed']);
  });

  it.each(['completed', 'cancelled'])('%s can only be changed by reopening', async (status) => {
    const id = await booked();
    const startsAt = new Date('2031-03-11T16:00:00Z');
    if (status === 'completed') await begins(id, TEST_NOW);
    expect((await put(id, { status })).status).toBe(200);
    await begins(id, startsAt);
    for (const other of ['scheduled', 'confirmed']) {
      const refused = await put(id, { status: other });
      expect([refused.status, refused.body.reason]).toEqual([409, 'appointment_closed']);
    }
    const moved = await move(id, { scheduledDate: tuesdayAt('10:00') });
    expect([moved.status, moved.body.reason]).toEqual([409, 'appointment_closed']);
    const reopened = await reopen(id);
    expect([reopened.status, reopened.body.status]).toEqual([200, 'scheduled']);
    expect((await staff.auditLog())[0]).toMatchObject({ action: 'appointment.reopen' });
    expect(await news()).toContain('booking_reopened');
  });

  it('cannot be reopened once the time is taken; the response lists free times', async () => {
    const id = await booked();
    await put(id, { status: 'cancelled' });
    await booked('09:00', { email: 'other@example.com' });
    const { status, body } = await reopen(id);
    expect([status, body.reason]).toEqual([409, 'slot_taken']);
    expect(body.alternatives[0]).toMatchObject({ date: '2031-03-11', label: '9:30 AM' });
  });

  it('of ten appointments at the same time is reopened for only one under concurrency', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      const id = await booked('09:00', { email: `c${i}@example.com` });
      await put(id, { status: 'cancelled' });
      ids.push(id);
    }
    const answers = await Promise.all([
      ...ids.map(reopen),
      ...ids.map((_, i) =>
        postJson(`${app.url}/api/appointments`, bookingBody({ email: `p${i}@example.com` })),
      ),
    ]);
    const won = answers.filter(({ status }) => status === 200 || status === 201);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it.each([
    [{ status: 'lost' }, 'status'],
    [{}, 'status'],
    [{ status: 'confirmed', reopen: true }, 'status'],
    [{ status: 'scheduled', reopen: 'yes' }, 'reopen'],
  ])('%j is a 400', async (body, field) => {
    const answer = await put(await booked(), body);
    expect([answer.status, Object.keys(answer.body.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('moving', () => {
  it('sets a new time and length, resets the reminder and notifies the client', async () => {
    const id = await booked();
    await app.deps.db.updateTable('appointments').set({ reminderSent: true }).execute();
    const { status, body } = await move(id, { scheduledDate: tuesdayAt('12:15'), duration: 45 });
    expect([status, body]).toMatchObject([
      200,
      { scheduledDate: '2031-03-11T19:15:00.000Z', duration: 45, reminderSent: false },
    ]);
    expect(await news()).toEqual(['booking_changed']);
    const [row] = await app.deps.db.selectFrom('appointments').select('version').execute();
    expect(row?.version).toBe(1);
  });

  it('onto another appointment is rejected, onto its own time is allowed', async () => {
    const id = await booked('09:00');
    await booked('10:00');
    const refused = await move(id, { scheduledDate: tuesdayAt('09:45') });
    expect([refused.status, refused.body.reason]).toEqual([409, 'slot_taken']);
    expect(refused.body.alternatives).toHaveLength(3);
    expect((await move(id, { scheduledDate: tuesdayAt('09:15') })).status).toBe(200);
  });

  it('ten appointments concurrently to the same time succeeds for one', async () => {
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '13:00', '13:30', '14:00'];
    const ids = await Promise.all(times.map((time) => booked(time)));
    const answers = await Promise.all(
      ids.map((id) => move(id, { scheduledDate: '2031-03-12T09:00:00' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it.each([
    ['ten past', { scheduledDate: tuesdayAt('09:10') }, 'scheduledDate'],
    ['the past', { scheduledDate: '2031-03-10T06:00:00' }, 'scheduledDate'],
    ['an hour that the clock skips', { scheduledDate: '2032-03-14T02:30:00' }, 'scheduledDate'],
    ['no time', { scheduledDate: 'soon' }, 'scheduledDate'],
    ['four minutes', { scheduledDate: tuesdayAt('09:00'), duration: 4 }, 'duration'],
    ['nine hours', { scheduledDate: tuesdayAt('09:00'), duration: 540 }, 'duration'],
  ])('to %s is a 400', async (_what, body, field) => {
    const answer = await move(await booked(), body);
    expect([answer.status, Object.keys(answer.body.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('the calendar', () => {
  const shown = async (from: string, to = from) => {
    const input = encodeURIComponent(JSON.stringify({ from, to }));
    const { body } = await staff.call('GET', `/trpc/appointments.calendar?input=${input}`);
    const { appointments, timeOff } = body.result.data;
    return [...appointments, ...timeOff].map(({ firstName, reason }) => firstName ?? reason);
  };
  const book = (firstName: string, scheduledDate: string, duration: number) =>
    staff.call('POST', PATH, bookingBody({ firstName, scheduledDate, duration }));

  it('shows an appointment that spans midnight on both days and on no other', async () => {
    await book('Night', '2031-03-11T22:30:00', 180);
    await book('Evening', '2031-03-12T20:00:00', 240);
    await staff.call('POST', '/api/admin/time-off', {
      startsAt: '2031-03-10T20:00:00',
      endsAt: '2031-03-11T08:00:00',
      reason: 'Closed',
    });
    expect(await shown('2031-03-10')).toEqual(['Closed']);
    expect(await shown('2031-03-11')).toEqual(['Night', 'Closed']);
    expect(await shown('2031-03-12')).toEqual(['Night', 'Evening']);
    expect(await shown('2031-03-13')).toEqual([]);
  });
});

describe('the free times for staff', () => {
  const free = async (minutes: number, exclude: object = {}) => {
    const query = { from: '2031-03-11', to: '2031-03-11', minutes, ...exclude };
    const input = encodeURIComponent(JSON.stringify(query));
    const { body } = await staff.call('GET', `/trpc/appointments.freeTimes?input=${input}`);
    const [day] = body.result.data.days;
    return day.slots.flatMap((slot: { state: string; label: string }) =>
      slot.state === 'free' && slot.label.endsWith('AM') ? [slot.label] : [],
    );
  };

  it('fit the requested length and include the time of the appointment being moved', async () => {
    const id = await booked('10:00');
    expect(await free(30)).toEqual(['9:00 AM', '9:30 AM', '10:30 AM', '11:00 AM', '11:30 AM']);
    expect(await free(90)).toEqual(['10:30 AM', '11:00 AM', '11:30 AM']);
    expect(await free(90, { excludeAppointmentId: id })).toHaveLength(6);
    // The name of the parameter in the previous release.
    expect(await free(90, { apart: id })).toHaveLength(6);
  });

  it('are returned also while online booking is closed', async () => {
    const visibility = (isVisible: boolean) =>
      staff.call('PUT', '/api/admin/component-visibility/consultation_booking', { isVisible });
    expect((await visibility(false)).status).toBe(200);
    expect(await free(30)).toHaveLength(6);
    await visibility(true);
  });
});

describe('notes', () => {
  const save = (id: string, body: object) => staff.call('PUT', `${PATH}/${id}/notes`, body);
  const BEFORE = 'We have two children.';

  it('are replaced; the audit log omits their text; no mail is sent', async () => {
    const id = await booked();
    const { status, body } = await save(id, { notes: ' Brings the deed. ', before: BEFORE });
    expect([status, body.notes]).toEqual([200, 'Brings the deed.']);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ actor: 'admin', action: 'appointment.notes', entityId: id });
    expect(JSON.stringify(entry)).not.toMatch(/deed|children/);
    expect(await news()).toEqual([]);
    expect((await save(id, { notes: null, before: 'Brings the deed.' })).body.notes).toBeNull();
  });

  it('that somebody else has changed meanwhile are rejected', async () => {
    const id = await booked();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((notes) => save(id, { notes, before: BEFORE })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('edited_meanwhile');
  });

  it('of an unknown appointment are a 404, and overlong ones a 400', async () => {
    const id = await booked();
    expect((await save(NOBODY, { notes: 'x', before: null })).status).toBe(404);
    const { status, body } = await save(id, { notes: 'x'.repeat(2001), before: null });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['notes']]);
  });
});

describe('booking for a client', () => {
  const book = (changes: object) => staff.call('POST', PATH, bookingBody({ ...changes }));

  it('takes any quarter of an hour and any length, and confirms by mail', async () => {
    const { status, body } = await book({ scheduledDate: '2031-03-15T18:45:00', duration: 90 });
    expect([status, body]).toMatchObject([
      201,
      { scheduledDate: '2031-03-16T01:45:00.000Z', duration: 90, status: 'scheduled' },
    ]);
    const mails = await app.deps.db.selectFrom('outboxEmails').select('kind').execute();
    expect(mails).toEqual([{ kind: 'booking_confirmation' }]);
  });

  it('is rejected over another appointment', async () => {
    await booked('09:00');
    const { status, body } = await book({ scheduledDate: tuesdayAt('08:45'), duration: 30 });
    expect([status, body.reason, body.alternatives.length]).toEqual([409, 'slot_taken', 3]);
  });

  it('ten times concurrently for the same time, by staff and by visitors, creates one appointment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => {
        const changes = { scheduledDate: tuesdayAt('09:00'), email: `${place}@example.com` };
        return place % 2 === 0
          ? book(changes)
          : postJson(`${app.url}/api/appointments`, bookingBody(changes));
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe('deleting', () => {
  it('returns 204 and records the deleted values in the audit log', async () => {
    const id = await booked();
    expect((await staff.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await staff.auditLog())[0]).toMatchObject({
      action: 'appointment.delete',
      before: { status: 'scheduled' },
      after: null,
    });
    expect(await news()).toEqual(['booking_cancelled']);
  });

  it('a cancelled appointment sends no further mail', async () => {
    const id = await booked();
    await put(id, { status: 'cancelled' });
    await staff.call('DELETE', `${PATH}/${id}`);
    expect(await news()).toEqual(['booking_cancelled']);
  });

  it.each(['PUT', 'DELETE'] as const)('%s of an unknown appointment is a 404', async (method) => {
    const body = method === 'PUT' ? { status: 'confirmed' } : undefined;
    const answer = await staff.call(method, `${PATH}/${NOBODY}`, body);
    expect([answer.status, answer.body.reason]).toEqual([404, 'appointment_not_found']);
  });
});
