import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHours, addMinutes, subDays, subHours } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { computeDues } from './clock/compute-dues.ts';
import { notifyFirm } from './notices/notify-firm.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['contactSubmissions', 'appointments', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
  await app.deps.db
    .updateTable('answerSettings')
    .set({ digestOn: null, sendsDigest: true, sendsWarnings: true })
    .execute();
});

const mailsOf = async (kind: string) =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select('dedupeKey')
      .where('kind', '=', kind)
      .orderBy('dedupeKey')
      .execute()
  ).map(({ dedupeKey }) => dedupeKey);

/** Tuesday, March 11, in the firm's office hours. */
const TUESDAY_NOON = new Date('2031-03-11T19:00:00Z');
const at = (now: Date) => ({ ...app.deps, now: () => now });

describe('who waits', () => {
  it('is listed with the most overdue first, and counted', async () => {
    const now = TEST_NOW;
    const row = (firstName: string, answerDueAt: Date) =>
      insertMessage(app.deps.db, { firstName, createdAt: subDays(now, 2), answerDueAt });
    await row('Later', addHours(now, 3));
    await row('Late', subHours(now, 3));
    await insertMessage(app.deps.db, { isResolved: true, answerDueAt: subHours(now, 9) });
    await insertMessage(app.deps.db, { isSpam: true, answerDueAt: subHours(now, 9) });
    const { body } = await staff.call('GET', '/api/admin/answers/waiting');
    expect(body).toMatchObject({ messages: 2, bookings: 0, late: 1 });
    expect(body.people.map((person: { firstName: string }) => person.firstName)).toEqual([
      'Late',
      'Later',
    ]);
  });
});

describe('the digest', () => {
  it('is sent once a day, also by several processes, once the office has opened', async () => {
    await insertMessage(app.deps.db);
    await notifyFirm(at(new Date('2031-03-11T12:00:00Z')));
    expect(await mailsOf('answer_digest')).toEqual([]);
    await Promise.all([notifyFirm(at(TUESDAY_NOON)), notifyFirm(at(TUESDAY_NOON))]);
    await computeDues(app.deps);
    await app.deps.db.updateTable('answerSettings').set({ digestOn: null }).execute();
    await notifyFirm(at(TUESDAY_NOON));
    await notifyFirm(at(addMinutes(TUESDAY_NOON, 24 * 60)));
    expect(await mailsOf('answer_digest')).toEqual([
      'answer_digest:2031-03-11',
      'answer_digest:2031-03-12',
    ]);
  });

  it('is not sent if nobody waits, on a closed day, or when it is switched off', async () => {
    await notifyFirm(at(TUESDAY_NOON));
    await insertMessage(app.deps.db, { answerDueAt: addHours(TUESDAY_NOON, 9) });
    await notifyFirm(at(new Date('2031-03-16T19:00:00Z')));
    await app.deps.db
      .updateTable('answerSettings')
      .set({ sendsDigest: false, digestOn: null })
      .execute();
    await notifyFirm(at(TUESDAY_NOON));
    expect(await mailsOf('answer_digest')).toEqual([]);
  });
});

describe('a warning', () => {
  it('is sent once for each message that will soon be late', async () => {
    const now = TUESDAY_NOON;
    const row = (minutes: number, waitedHours = 20) =>
      insertMessage(app.deps.db, {
        createdAt: subHours(now, waitedHours),
        answerDueAt: addMinutes(now, minutes),
      });
    const soon = await row(119);
    await row(121);
    await row(-1);
    // Less than half of its time has passed.
    await row(60, 0.5);
    await Promise.all([notifyFirm(at(now)), notifyFirm(at(now))]);
    expect(await mailsOf('answer_warning')).toEqual([`answer_warning:${soon}`]);
    await notifyFirm(at(addMinutes(now, 1)));
    expect(await mailsOf('answer_warning')).toHaveLength(2);
  });
});

describe('the figures', () => {
  it('have the median and the share in time of each month', async () => {
    const arrived = new Date('2031-02-10T18:00:00Z');
    const answered = (minutes: number | null) =>
      insertMessage(app.deps.db, {
        createdAt: arrived,
        answerDueAt: addHours(arrived, 24),
        ...(minutes !== null && {
          answeredAt: addMinutes(arrived, minutes),
          answeredHow: 'phone',
        }),
      });
    for (const minutes of [30, 90, 3_000, null]) await answered(minutes);
    const { body } = await staff.call('GET', '/api/admin/answers/figures');
    expect(body).toHaveLength(6);
    expect(body.at(-2)).toEqual({
      month: '2031-02',
      arrived: 4,
      medianMinutes: 90,
      inTimePercent: 50,
    });
    expect(body.at(-1)).toMatchObject({ arrived: 0, medianMinutes: null, inTimePercent: null });
  });
});

it('the clock is what a model of the history says, also of reopened messages', async () => {
  const EVENTS = ['phone', 'reply', 'resolve', 'reopen'] as const;
  type Model = { how: string | null; isResolved: boolean };
  const step = ({ how, isResolved }: Model, event: (typeof EVENTS)[number]): Model => {
    if (event === 'resolve') return { how: how ?? 'resolved', isResolved: true };
    if (event === 'reopen') return { how: how === 'resolved' ? null : how, isResolved: false };
    return { how: how ?? event, isResolved };
  };
  let seed = 7;
  const next = (max: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % max;
  };
  const { db } = app.deps;
  for (let history = 0; history < 100; history += 1) {
    const id = await insertMessage(db);
    let model: Model = { how: null, isResolved: false };
    for (let count = next(6); count > 0; count -= 1) {
      const event = EVENTS[next(EVENTS.length)] ?? 'phone';
      model = step(model, event);
      // Processes of an older release set these columns and no others.
      if (event === 'resolve' || event === 'reopen') {
        await db
          .updateTable('contactSubmissions')
          .set({ isResolved: event === 'resolve' })
          .where('id', '=', id)
          .execute();
      } else {
        await db
          .updateTable('contactSubmissions')
          .set({ answeredAt: sql<Date>`now()`, answeredHow: event })
          .where('id', '=', id)
          .where('answeredAt', 'is', null)
          .execute();
      }
    }
    const row = await db
      .selectFrom('contactSubmissions')
      .select(['answeredHow as how', 'isResolved'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual(model);
  }
});
