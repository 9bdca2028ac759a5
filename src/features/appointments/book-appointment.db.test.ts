import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, TUESDAY_9_AM, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let now = TEST_NOW;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const book = (changes: object = {}, headers?: Record<string, string>) =>
  postJson(`${app.url}/api/appointments`, bookingBody({ ...changes }), headers);

const rows = () => app.deps.db.selectFrom('appointments').selectAll().execute();
const mails = () => app.deps.db.selectFrom('outboxEmails').selectAll().execute();

describe('a booking', () => {
  it('returns 201 with exactly the documented fields', async () => {
    const response = await book();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana.whitfield@example.com',
      phone: '(619) 555-0100',
      consultationType: 'initial',
      scheduledDate: TUESDAY_9_AM,
      duration: 30,
      status: 'scheduled',
      notes: 'We have two children.',
      practiceArea: 'family-law',
      reminderSent: false,
      externalEventId: null,
      createdAt: TEST_NOW.toISOString(),
      updatedAt: TEST_NOW.toISOString(),
    });
  });

  it('ignores duration, status and reminderSent in the input', async () => {
    const response = await book({
      consultationType: 'divorce',
      duration: 5,
      status: 'completed',
      reminderSent: true,
      externalEventId: 'mine',
      id: 'mine',
      unknown: { key: 1 },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      duration: 60,
      status: 'scheduled',
      reminderSent: false,
      externalEventId: null,
    });
    expect((await rows())[0]?.id).not.toBe('mine');
  });

  it('enqueues a mail to the client and one to the firm', async () => {
    await book();
    const outbox = await mails();
    expect(outbox.map(({ kind, toEmail }) => [kind, toEmail]).sort()).toEqual([
      ['booking_confirmation', 'dana.whitfield@example.com'],
      ['booking_notice', 'office@pacificharborlaw.example'],
    ]);
  });

  it.each([
    ['a local time without offset', '2031-03-11T09:00:00'],
    ['another offset', '2031-03-12T01:00:00+09:00'],
    ['no seconds', '2031-03-11T09:00'],
  ])('reads %s in the firm’s zone', async (_what, scheduledDate) => {
    const response = await book({ scheduledDate });
    expect(await response.json()).toMatchObject({ scheduledDate: TUESDAY_9_AM });
  });

  it('trims names and treats blank optional fields as omitted', async () => {
    const response = await book({ firstName: '  Zoë ', phone: '', notes: null });
    expect(await response.json()).toMatchObject({ firstName: 'Zoë', phone: null, notes: null });
  });
});

describe('a slot', () => {
  it('is booked by one of fifty concurrent requests; the others get free alternatives', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => book({ email: `client${i}@example.com` })),
    );
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    const refused = responses.find((response) => response.status === 409);
    expect(await refused?.json()).toMatchObject({
      code: 'CONFLICT',
      reason: 'slot_taken',
      alternatives: [
        { date: '2031-03-11', label: '9:30 AM' },
        { date: '2031-03-11', label: '10:00 AM' },
        { date: '2031-03-11', label: '10:30 AM' },
      ],
    });
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is held for the length of the consultation', async () => {
    await book({ consultationType: 'family-law', scheduledDate: tuesdayAt('09:30') });
    const response = await book({ email: 'b@example.com', scheduledDate: tuesdayAt('10:00') });
    expect(response.status).toBe(409);
  });

  it('rejects a long consultation that would overlap the next one', async () => {
    await book({ scheduledDate: tuesdayAt('10:00') });
    const response = await book({
      email: 'b@example.com',
      consultationType: 'estate-planning',
      scheduledDate: tuesdayAt('09:30'),
    });
    expect(response.status).toBe(409);
  });

  it('may follow another directly', async () => {
    await book({ scheduledDate: tuesdayAt('09:00') });
    const after = await book({ email: 'b@example.com', scheduledDate: tuesdayAt('09:30') });
    expect(after.status).toBe(201);
  });

  it('is free again when it is cancelled', async () => {
    await book();
    await app.deps.db.updateTable('appointments').set({ status: 'cancelled' }).execute();
    const response = await book({ email: 'b@example.com' });
    expect(response.status).toBe(201);
  });
});

describe('a repeated request', () => {
  it('with the same key returns the same appointment, also for fifty concurrent requests', async () => {
    const key = { 'idempotency-key': 'f3b0b2d4' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => book({}, key)));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    const ids = await Promise.all(responses.map(async (r) => (await r.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('without a key is recognized for ten minutes', async () => {
    const first = await (await book()).json();
    now = new Date(TEST_NOW.getTime() + 9 * 60_000);
    const repeat = await book();
    expect([repeat.status, (await repeat.json()).id]).toEqual([201, first.id]);
    now = new Date(TEST_NOW.getTime() + 11 * 60_000);
    expect((await book()).status).toBe(409);
  });

  it('does not disclose what somebody else wrote under the same e-mail', async () => {
    await book({ notes: 'A secret.', phone: '1' });
    const [{ id = '' } = {}] = await rows();
    const other = await book({ firstName: 'Eve', notes: 'x', phone: '2' });
    const answer = await other.text();
    expect([other.status, JSON.parse(answer).reason]).toEqual([409, 'already_booked']);
    for (const secret of ['A secret.', 'Dana', id]) expect(answer).not.toContain(secret);
    expect(await rows()).toMatchObject([{ firstName: 'Dana', notes: 'A secret.', phone: '1' }]);
  });

  it('of a booking that was cancelled meanwhile does not book again', async () => {
    const key = { 'idempotency-key': 'f3b0b2d4' };
    await book({}, key);
    await app.deps.db.updateTable('appointments').set({ status: 'cancelled' }).execute();
    const repeat = await book({}, key);
    expect([repeat.status, (await repeat.json()).reason]).toEqual([409, 'booking_cancelled']);
    expect((await book({}, { 'idempotency-key': 'another' })).status).toBe(201);
  });

  it('with the same key and other details is refused', async () => {
    const key = { 'idempotency-key': 'f3b0b2d4' };
    await book({}, key);
    const other = await book({ scheduledDate: tuesdayAt('11:00') }, key);
    expect([other.status, (await other.json()).reason]).toEqual([409, 'idempotency_key_reused']);
  });

  it('with the same key after 24 hours is another booking', async () => {
    const key = { 'idempotency-key': 'f3b0b2d4' };
    const first = await (await book({ scheduledDate: tuesdayAt('15:00') }, key)).json();
    now = new Date(TEST_NOW.getTime() + 23 * 3_600_000);
    const within = await book({ scheduledDate: tuesdayAt('15:30') }, key);
    expect([within.status, (await within.json()).reason]).toEqual([409, 'idempotency_key_reused']);
    now = new Date(TEST_NOW.getTime() + 25 * 3_600_000);
    const after = await book({ scheduledDate: tuesdayAt('15:30') }, key);
    expect([after.status, (await after.json()).id === first.id]).toEqual([201, false]);
    expect(await rows()).toHaveLength(2);
  });

  it('is recognized by its key before any other check', async () => {
    const at = (time: string, key: string) =>
      book({ scheduledDate: tuesdayAt(time) }, { 'idempotency-key': key });
    await at('10:00', 'of-ten');
    await at('09:00', 'of-nine');
    const other = await at('10:00', 'of-nine');
    expect([other.status, (await other.json()).reason]).toEqual([409, 'idempotency_key_reused']);
  });

  it('is recognized by its e-mail address in any spelling', async () => {
    await book();
    const other = await book({ email: 'Dana.Whitfield@Example.com' });
    expect([other.status, (await other.json()).reason]).toEqual([409, 'already_booked']);
  });

  it.each([
    ['at another time', '10:00', 'scheduled'],
    ['that was cancelled', '09:00', 'cancelled'],
  ])(
    'is not of a booking of theirs %s, where somebody else has this one',
    async (_, time, status) => {
      await book({ scheduledDate: tuesdayAt('09:00') });
      await app.deps.db.updateTable('appointments').set({ status }).execute();
      const wanted = { scheduledDate: tuesdayAt(time) };
      expect((await book({ ...wanted, email: 'b@example.com' })).status).toBe(201);
      const late = await book(wanted);
      expect([late.status, (await late.json()).reason]).toEqual([409, 'slot_taken']);
    },
  );
});

const TOO_LONG = 'x'.repeat(101);

describe('bad input', () => {
  it.each([
    ['no first name', 'firstName', { firstName: undefined }, 'Required'],
    ['a blank last name', 'lastName', { lastName: '   ' }, 'Required'],
    ['a number for a name', 'firstName', { firstName: 7 }],
    ['an over-long name', 'firstName', { firstName: TOO_LONG }],
    ['a name of two lines', 'lastName', { lastName: 'a\r\nBcc: everybody@example.com' }],
    ['half a character', 'firstName', { firstName: '\ud800' }],
    ['a NUL in the notes', 'notes', { notes: 'a\u0000b' }],
    ['over-long notes', 'notes', { notes: 'x'.repeat(2_001) }],
    ['no e-mail', 'email', { email: undefined }],
    ['a wrong e-mail', 'email', { email: 'dana at example' }],
    ['an e-mail of two lines', 'email', { email: 'a@example.com\nb@example.com' }],
    ['an unknown type', 'consultationType', { consultationType: 'chat' }],
    ['an unknown area', 'practiceArea', { practiceArea: 'tax' }],
    ['no time', 'scheduledDate', { scheduledDate: undefined }],
    ['a date without a time', 'scheduledDate', { scheduledDate: '2031-03-11' }],
    ['no date at all', 'scheduledDate', { scheduledDate: 'tomorrow' }],
    ['a number for a time', 'scheduledDate', { scheduledDate: 1_930_924_800_000 }],
    ['a day that does not exist', 'scheduledDate', { scheduledDate: '2031-02-30T09:00:00' }],
    ['such a day as an instant', 'scheduledDate', { scheduledDate: '2032-02-30T17:00:00Z' }],
    ['a Saturday', 'scheduledDate', { scheduledDate: '2031-03-15T09:00:00' }],
    ['a Sunday', 'scheduledDate', { scheduledDate: '2031-03-16T09:00:00' }],
    ['lunch', 'scheduledDate', { scheduledDate: '2031-03-11T12:00:00' }],
    ['a quarter past', 'scheduledDate', { scheduledDate: '2031-03-11T09:15:00' }],
    ['seconds past', 'scheduledDate', { scheduledDate: '2031-03-11T09:00:01' }],
    ['this morning, already over', 'scheduledDate', { scheduledDate: '2031-03-10T05:00:00' }],
    ['last year', 'scheduledDate', { scheduledDate: '2030-03-11T09:00:00' }],
    ['more than a year ahead', 'scheduledDate', { scheduledDate: '2032-03-11T09:00:00' }],
    ['a year beyond counting', 'scheduledDate', { scheduledDate: '+275760-09-13T00:00:00Z' }],
    ['inhuman speed', 'elapsedMs', { elapsedMs: 20 }],
  ])(
    '%s is a 400 on both transports that names %s',
    async (_what, field, changes, message?: string) => {
      const rest = await book(changes);
      const trpc = await postJson(`${app.url}/trpc/appointments.book`, bookingBody({ ...changes }));
      const restBody = await rest.json();
      const trpcBody = (await trpc.json()).error.data;
      expect([rest.status, trpc.status]).toEqual([400, 400]);
      expect(Object.keys(restBody.fieldErrors)).toEqual([field]);
      expect(restBody).toMatchObject({ code: 'BAD_REQUEST', reason: 'invalid_input' });
      const { requestId: _1, ...same } = restBody;
      expect(trpcBody).toMatchObject(same);
      if (message) expect(restBody.fieldErrors[field]).toEqual([message]);
      expect(await rows()).toEqual([]);
    },
  );

  it.each([
    ['malformed JSON', '{"firstName": ', 'application/json', 400, 'malformed_json'],
    ['nothing', '', 'application/json', 400, 'malformed_json'],
    ['a list', '[]', 'application/json', 400, 'invalid_input'],
    ['null', 'null', 'application/json', 400, 'invalid_input'],
    [
      'a form',
      'firstName=Dana',
      'application/x-www-form-urlencoded',
      415,
      'unsupported_media_type',
    ],
    ['text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    [
      '70 KB',
      JSON.stringify({ notes: 'x'.repeat(70_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
  ])('%s in place of a body is refused', async (_what, body, type, status, reason) => {
    const response = await postJson(`${app.url}/api/appointments`, body, { 'content-type': type });
    const answer = await response.json();
    expect([response.status, answer.reason]).toEqual([status, reason]);
    expect(Object.keys(answer.fieldErrors)).not.toEqual([]);
  });

  it('an overlong Idempotency-Key is rejected', async () => {
    const response = await book({}, { 'idempotency-key': 'k'.repeat(201) });
    expect(response.status).toBe(400);
    expect((await response.json()).fieldErrors).toHaveProperty('Idempotency-Key');
  });
});

it('is closed while the firm hides online booking', async () => {
  const setBooking = (isVisible: boolean) =>
    app.deps.db
      .updateTable('componentVisibilitySettings')
      .set({ isVisible })
      .where('componentKey', '=', 'consultation_booking')
      .execute();
  await setBooking(false);
  const response = await book();
  await setBooking(true);
  expect([response.status, (await response.json()).reason]).toEqual([403, 'component_hidden']);
});
