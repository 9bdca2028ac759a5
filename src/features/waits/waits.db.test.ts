import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { NO_CACHE } from '../../platform/cache/content-cache.ts';
import { addDays, addMinutes } from '../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { privacyClient } from '../../testing/privacy-client.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancelLinked } from '../appointments/client-link/change-linked.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import type { MailTransport, OutgoingMail } from '../email/mail.ts';
import { getClientWait } from './get-wait.ts';
import { joinForAppointment } from './join-for-appointment.ts';
import { joinList } from './join-list.ts';
import { offerTimes } from './offer-times.ts';
import { waitsPersonalData } from './personal-data.ts';
import { OFFER_MINUTES } from './rules.ts';
import { joinInput } from './schema.ts';
import { declineOffer, leaveList, takeOffer } from './take-offer.ts';
import { blockTuesday, bookTuesday, MONDAY_9_AM } from './testing/full-day.ts';

let app: TestApp;
let staff: StaffClient;
let now = MONDAY_9_AM;
const sent: OutgoingMail[] = [];
const transport: MailTransport = {
  async send(mail) {
    sent.push(mail);
    return undefined;
  },
  close() {},
};
const POLL = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  app = await startTestApp({ now: () => now, mailTransport: transport, env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MONDAY_9_AM;
  for (const table of [
    'waits',
    'appointments',
    'appointmentHolds',
    'timeOff',
    'outboxEmails',
    'rateLimits',
  ] as const) {
    await deleteAll(app.deps.db, table);
  }
  sent.length = 0;
  await blockTuesday(app);
});

const deps = () => ({
  ...app.deps,
  contentCache: NO_CACHE,
  language: MAIN_LANGUAGE,
  holdsMail: false,
  idempotencyKey: null,
});

/** Waits for that Tuesday. Returns the token of the page. */
async function join(changes: Record<string, unknown> = {}): Promise<string> {
  const input = joinInput.parse({
    ...bookingBody(),
    ...{ from: '2031-03-11', until: '2031-03-11' },
    ...changes,
  });
  const { page } = await joinList(deps(), input);
  return page?.split('/').at(-1) ?? '';
}

const pass = () => offerTimes({ ...app.deps, canMail: async () => true });
const wait = (token: string) => getClientWait(deps(), token);
const offerOf = async (token: string) => (await wait(token)).offer?.scheduledDate.toISOString();
const cancel = (id: string) =>
  app.deps.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .execute();
const holds = () => app.deps.db.selectFrom('appointmentHolds').select('id').execute();
const NINE = new Date(tuesdayAt('09:00')).toISOString();
const TEN = new Date(tuesdayAt('10:00')).toISOString();
const afterOffer = () => {
  now = addMinutes(now, OFFER_MINUTES);
};

/** Marks the offers as mailed, as the delivery does when a mail server has accepted the mail. */
const mailed = () =>
  app.deps.db
    .updateTable('waitOffers')
    .set({ mailedAt: now })
    .where('endedAt', 'is', null)
    .execute();

describe('somebody who waits', () => {
  it('is offered a time that becomes free, held for half an hour, and takes it once', async () => {
    const [nine] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const token = await join();
    await pass();
    expect((await wait(token)).offer).toBeNull();

    await cancel(nine);
    await pass();
    expect(await offerOf(token)).toBe(NINE);
    const refused = await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ email: 'third@example.com', scheduledDate: tuesdayAt('09:00') }),
    );
    expect((await refused.json()).reason).toBe('slot_taken');

    const answers = await Promise.all([takeOffer(deps(), token), takeOffer(deps(), token)]);
    expect(answers.map(({ endedBecause }) => endedBecause)).toEqual(['taken', 'taken']);
    expect(answers[0].bookedDate?.toISOString()).toBe(NINE);
    const booked = await app.deps.db
      .selectFrom('appointments')
      .select(['firstName', 'practiceArea', 'notes', 'status'])
      .where('email', '=', 'dana.whitfield@example.com')
      .execute();
    expect(booked).toEqual([
      {
        ...{ firstName: 'Dana', practiceArea: 'family-law', status: 'scheduled' },
        notes: 'We have two children.',
      },
    ]);
    expect(await holds()).toEqual([]);
    const kinds = await app.deps.db.selectFrom('outboxEmails').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['earlier_time_wait', 'earlier_time_offer', 'booking_notice']),
    );
  });

  it('comes one after another, and nobody is offered a time twice', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const first = await join();
    now = addMinutes(now, 1);
    const second = await join({ email: 'second@example.com' });
    await cancel(nine);
    await pass();
    await pass();
    expect([await offerOf(first), await offerOf(second)]).toEqual([NINE, undefined]);
    await mailed();
    afterOffer();
    await pass();
    expect([await offerOf(first), await offerOf(second)]).toEqual([undefined, NINE]);
    await declineOffer(deps(), second);
    await pass();
    expect([await offerOf(first), await offerOf(second)]).toEqual([undefined, undefined]);
    expect(await holds()).toEqual([]);
  });

  it('has one open offer at a time', async () => {
    const [nine, ten] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const token = await join();
    await cancel(nine);
    await cancel(ten);
    await Promise.all([pass(), pass(), pass()]);
    expect(await offerOf(token)).toBe(NINE);
    expect(await holds()).toHaveLength(1);
  });

  it('sees that an offer is gone, unless they have declined it', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const first = await join();
    now = addMinutes(now, 1);
    const second = await join({ email: 'second@example.com' });
    await cancel(nine);
    await pass();
    expect(await wait(first)).toMatchObject({ goneOffer: null });
    await mailed();
    // From the end of the time for which it is held, even before the next pass.
    afterOffer();
    expect(await wait(first)).toMatchObject({ offer: null, goneOffer: new Date(NINE) });
    await pass();
    expect(await wait(first)).toMatchObject({ goneOffer: new Date(NINE) });
    await mailed();
    await declineOffer(deps(), second);
    expect(await wait(second)).toMatchObject({ offer: null, goneOffer: null });
  });

  it('leaves the list after two offers that were mailed and not answered', async () => {
    const [nine, ten] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const token = await join();
    for (const each of [nine, ten]) {
      await cancel(each);
      await pass();
      await mailed();
      afterOffer();
      await pass();
    }
    expect((await wait(token)).endedBecause).toBe('unanswered');
  });

  it('stays if the mail was not accepted in time, behind those whom mail reaches', async () => {
    const [nine, ten] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const first = await join();
    now = addMinutes(now, 1);
    const second = await join({ email: 'second@example.com' });
    await cancel(nine);
    await pass();
    await app.deps.db.updateTable('waitOffers').set({ mailedAt: null }).execute();
    await app.deps.db.updateTable('waitOffers').set({ heldUntil: now }).execute();
    await pass();
    await cancel(ten);
    await pass();
    expect([await offerOf(first), await offerOf(second)]).toEqual([TEN, NINE]);
    expect((await wait(first)).endedBecause).toBeNull();
  });

  it('gets no offer at night, nor of a time before the notice of its type', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await cancel(nine);
    now = new Date('2031-03-11T03:00:00Z');
    await pass();
    expect(await offerOf(token)).toBeUndefined();
    now = MONDAY_9_AM;
    const types = app.deps.db.updateTable('consultationTypes').where('key', '=', 'initial');
    const { noticeMinutes } = await app.deps.db
      .selectFrom('consultationTypes')
      .select('noticeMinutes')
      .where('key', '=', 'initial')
      .executeTakeFirstOrThrow();
    await types.set({ noticeMinutes: 2 * 24 * 60 }).execute();
    await pass();
    expect(await offerOf(token)).toBeUndefined();
    await types.set({ noticeMinutes }).execute();
    await pass();
    expect(await offerOf(token)).toBe(NINE);
  });

  it('gets no offer while the address is marked as spam, or after a conflict', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await cancel(nine);
    const { id } = await app.deps.db
      .insertInto('contactSubmissions')
      .values({
        ...{ firstName: 'Dana', lastName: 'Whitfield', email: 'Dana.Whitfield@example.com' },
        ...{ practiceArea: 'family-law', message: 'Buy', isSpam: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await pass();
    expect(await offerOf(token)).toBeUndefined();
    const { body } = await staff.call('GET', '/api/admin/appointments/waits');
    expect(body).toMatchObject([{ firstName: 'Dana', isBlocked: true }]);
    await app.deps.db.updateTable('contactSubmissions').set({ isSpam: false }).execute();
    await app.deps.db
      .insertInto('conflictChecks')
      .values({ messageId: id, state: 'conflict', checkedAt: now })
      .execute();
    await pass();
    expect(await offerOf(token)).toBeUndefined();
    await deleteAll(app.deps.db, 'contactSubmissions');
    await pass();
    expect(await offerOf(token)).toBe(NINE);
  });

  it('leaves the list, which frees the offered time', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await cancel(nine);
    await pass();
    expect((await leaveList(deps(), token)).endedBecause).toBe('left');
    expect(await holds()).toEqual([]);
    await expect(takeOffer(deps(), token)).rejects.toMatchObject({ reason: 'offer_ended' });
  });

  it('cannot take an offer that has ended', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await cancel(nine);
    await pass();
    afterOffer();
    await expect(takeOffer(deps(), token)).rejects.toMatchObject({ reason: 'offer_ended' });
    expect((await wait(token)).endedBecause).toBeNull();
  });

  it('keeps one place per address and consultation, and gets the link by mail only', async () => {
    await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    expect(await join()).toHaveLength(43);
    expect(await join({ email: 'DANA.whitfield@example.com' })).toBe('');
    const rows = await app.deps.db.selectFrom('waits').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('gets the link by mail', async () => {
    await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await expect
      .poll(() => sent.map(({ mail }) => mail.subject), POLL)
      .toContain('You are on our list for an earlier time');
    const mail = sent.find(({ mail: each }) => each.subject.startsWith('You are on our list'));
    expect(mail?.mail.text).toContain(`/earlier-times/${token}`);
    // Left out of the record of sent mails.
    expect(mail?.mail.secret).toBe(token);
  });
});

describe('joining is refused', () => {
  it.each([
    ['a day before tomorrow', { from: '2031-03-10' }, { from: [expect.any(String)] }],
    ['days in the wrong order', { until: '2031-03-10' }, { until: [expect.any(String)] }],
    ['days too far off', { until: '2032-03-10' }, { until: [expect.any(String)] }],
    [
      'a client who does not want e-mail',
      { contactPreferences: { mayEmail: false } },
      { 'contactPreferences.mayEmail': [expect.any(String)] },
    ],
    [
      'an unknown type',
      { consultationType: 'nothing' },
      { consultationType: [expect.any(String)] },
    ],
  ])('for %s', async (_, changes, fieldErrors) => {
    await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    await expect(join(changes)).rejects.toMatchObject({ details: { fieldErrors } });
  });

  it('while a wanted time is free, by a program, and while mail is not connected', async () => {
    await bookTuesday(app, '09:00');
    await expect(join()).rejects.toMatchObject({ reason: 'time_free' });
    await bookTuesday(app, '10:00');
    await expect(join({ website: 'https://spam.example' })).rejects.toMatchObject({
      reason: 'filled_by_program',
    });
    const input = joinInput.parse({ ...bookingBody(), from: '2031-03-11', until: '2031-03-11' });
    await expect(joinList({ ...deps(), holdsMail: true }, input)).rejects.toMatchObject({
      reason: 'mail_not_connected',
    });
  });
});

describe('the client of an appointment', () => {
  const bookThursday = () =>
    bookWithLink(app, { scheduledDate: '2031-03-13T10:00:00-07:00', email: 'lee@example.com' });
  const joinLinked = (token: string) =>
    joinForAppointment(deps(), {
      ...{ token, from: '2031-03-11', until: '2031-03-11', anyAttorney: false },
    });
  const tokenOf = (page: string | undefined) => page?.split('/').at(-1) ?? '';

  it('is offered an earlier time, and the appointment moves to it', async () => {
    const [nine] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const { id, token } = await bookThursday();
    const joined = await joinLinked(token);
    expect(joined).toMatchObject({ canWait: false, wait: { from: '2031-03-11' } });
    expect((await joinLinked(token)).wait?.page).toBe(joined.wait?.page);
    await cancel(nine);
    await pass();
    const own = tokenOf(joined.wait?.page);
    expect(await offerOf(own)).toBe(NINE);
    const taken = await Promise.all([takeOffer(deps(), own), takeOffer(deps(), own)]);
    expect(taken[1]).toMatchObject({ endedBecause: 'taken', bookedDate: new Date(NINE) });
    const rows = await app.deps.db
      .selectFrom('appointments')
      .select(['id', 'scheduledDate', 'version'])
      .where('email', '=', 'lee@example.com')
      .execute();
    expect(rows).toEqual([{ id, scheduledDate: new Date(NINE), version: 1 }]);
    expect(await holds()).toEqual([]);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ actor: 'the client', action: 'appointment.move' });
  });

  it('is not offered a later time, nor one once it can no longer be moved', async () => {
    const [, ten] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const { id, token } = await bookThursday();
    const own = tokenOf((await joinLinked(token)).wait?.page);
    await cancel(ten);
    await app.deps.db
      .updateTable('appointments')
      .set({ scheduledDate: new Date(NINE), endsAt: addMinutes(new Date(NINE), 30) })
      .where('id', '=', id)
      .where('status', '=', 'cancelled')
      .execute();
    now = new Date('2031-03-12T17:00:01Z');
    await pass();
    expect(await wait(own)).toMatchObject({ endedBecause: 'appointment', offer: null });
  });

  it('stops waiting when the appointment is cancelled, and the time is free again', async () => {
    const [nine] = [await bookTuesday(app, '09:00'), await bookTuesday(app, '10:00')];
    const { token } = await bookThursday();
    const own = tokenOf((await joinLinked(token)).wait?.page);
    await cancel(nine);
    await pass();
    await cancelLinked(deps(), token);
    await pass();
    expect(await wait(own)).toMatchObject({ endedBecause: 'appointment', offer: null });
    expect(await holds()).toEqual([]);
  });
});

describe('staff', () => {
  it('see who waits, and take them off the list', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await cancel(nine);
    await pass();
    const { body } = await staff.call('GET', '/api/admin/appointments/waits');
    expect(body).toMatchObject([
      {
        ...{ firstName: 'Dana', from: '2031-03-11', until: '2031-03-11', isBlocked: false },
        offer: { scheduledDate: NINE, heldUntil: addMinutes(now, OFFER_MINUTES).toISOString() },
      },
    ]);
    const removed = await staff.call('DELETE', `/api/admin/appointments/waits/${body[0].id}`);
    expect(removed.status).toBe(204);
    expect((await wait(token)).endedBecause).toBe('removed');
    expect(await holds()).toEqual([]);
    expect((await staff.auditLog())[0]).toMatchObject({
      ...{ action: 'wait.remove', entity: 'waits', entityId: body[0].id },
    });
    const missing = await staff.call(
      'DELETE',
      '/api/admin/appointments/waits/00000000-0000-4000-8000-000000000000',
    );
    expect([missing.status, missing.body.reason]).toEqual([404, 'wait_not_found']);
  });

  it('give an offered time to somebody else: the offer is over', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await cancel(nine);
    await pass();
    await deleteAll(app.deps.db, 'appointmentHolds');
    await expect(takeOffer(deps(), token)).rejects.toMatchObject({ reason: 'offer_ended' });
    await bookTuesday(app, '09:00');
    await pass();
    const { body } = await staff.call('GET', '/api/admin/appointments/waits');
    expect(body).toMatchObject([{ offer: null, former: [{ outcome: 'withdrawn' }] }]);
  });
});

describe('personal data', () => {
  it('an erasure deletes a wait and frees its time', async () => {
    const nine = await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    await join();
    await cancel(nine);
    await pass();
    const privacy = await privacyClient(app);
    const { data } = await privacy.exported('dana.whitfield@example.com');
    expect(JSON.parse(data.json)).toMatchObject({
      waits: [{ firstName: 'Dana', fromDay: '2031-03-11', endedAt: null }],
      waitOffers: [{ scheduledDate: NINE, outcome: null }],
    });
    expect(await privacy.erase('dana.whitfield@example.com')).toMatchObject({
      data: { waits: 1, mails: 2 },
    });
    expect(await holds()).toEqual([]);
  });

  it('ended waits are deleted after ninety days', async () => {
    await bookTuesday(app, '09:00');
    await bookTuesday(app, '10:00');
    const token = await join();
    await leaveList(deps(), token);
    await waitsPersonalData.applyRetention?.(app.deps.db, addDays(now, 89));
    expect((await wait(token)).endedBecause).toBe('left');
    await waitsPersonalData.applyRetention?.(app.deps.db, addDays(now, 91));
    await expect(wait(token)).rejects.toMatchObject({ reason: 'link_not_found' });
  });
});

it('a wait ends when its days have passed', async () => {
  await bookTuesday(app, '09:00');
  await bookTuesday(app, '10:00');
  const token = await join();
  now = addDays(MONDAY_9_AM, 1);
  await pass();
  expect((await wait(token)).endedBecause).toBe('passed');
});
