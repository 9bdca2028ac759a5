import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import type { MailTransport } from '../../src/features/email/mail.ts';
import { claimHost } from '../../src/features/news/sources/fetching/queries.ts';
import type { Availability } from '../../src/features/scheduling/slots/schema.ts';
import { addDays, addHours, addMinutes, subHours } from '../../src/platform/time/date-math.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { bearer, STAFF_ENV } from '../../src/testing/people.ts';
import { poolClient } from '../../src/testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';

const POLL_OPTIONS = { timeout: 60_000, interval: 100 };
const JUMPS = [
  ['an hour back', subHours(TEST_NOW, 1)],
  ['a day forward', addDays(TEST_NOW, 1)],
  ['back to where it was', TEST_NOW],
] as const;

const sent: string[] = [];
let isDown = false;
const transport: MailTransport = {
  async send({ to }) {
    if (isDown) throw new Error('The mail server does not answer');
    sent.push(to.address);
  },
  close() {},
};

let app: TestApp;
let clock: Date;
beforeAll(async () => {
  clock = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => clock, mailTransport: transport });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = TEST_NOW;
  isDown = false;
  await deleteAll(app.deps.db, 'appointments');
});

const message = (email: string) =>
  postJson(`${app.url}/api/contact`, messageBody({ email, consent: true }));

describe('a jump of the site’s clock', () => {
  it('does not repeat a booking with the same idempotency key', async () => {
    const book = async () => {
      const headers = { 'idempotency-key': 'one-of-dana' };
      const scheduledDate = '2031-03-13T16:00:00.000Z';
      const answer = await postJson(
        `${app.url}/api/appointments`,
        bookingBody({ scheduledDate }),
        headers,
      );
      const { id, reason } = await answer.json();
      return [answer.status, reason ?? id];
    };
    const [status, id] = await book();
    expect(status).toBe(201);
    for (const [, instant] of JUMPS) {
      clock = instant;
      expect(await book()).toEqual([201, id]);
    }
  });

  it('lets visitors book and write, and clients open their appointment', async () => {
    const { token } = await bookWithLink(app, { scheduledDate: '2031-03-13T17:00:00.000Z' });
    for (const [place, [jump, instant]] of JUMPS.entries()) {
      clock = instant;
      const email = `jump${place}@example.com`;
      const scheduledDate = addDays(new Date('2031-03-17T16:00:00Z'), place).toISOString();
      const booked = await postJson(
        `${app.url}/api/appointments`,
        bookingBody({ email, scheduledDate }),
      );
      const linked = await fetch(`${app.url}/api/appointment-links/${token}`);
      expect([jump, booked.status, linked.status, (await message(email)).status]).toEqual([
        jump,
        201,
        200,
        201,
      ]);
      await expect.poll(() => sent.filter((to) => to === email), POLL_OPTIONS).toHaveLength(2);
    }
  });

  it('lets staff renew their session, and lifts a lock-out when the clock is set back', async () => {
    const pool = poolClient(app);
    const { body } = await pool.signIn('admin');
    const { AccessToken, RefreshToken } = body.AuthenticationResult;
    const lists = async (token: string) =>
      (await fetch(`${app.url}/api/admin/appointments`, { headers: bearer(token) })).status;
    clock = subHours(TEST_NOW, 1);
    expect(await lists(AccessToken)).toBe(200);
    clock = addDays(TEST_NOW, 1);
    expect(await lists(AccessToken)).toBe(401);
    const renewed = await pool.asClient('GetTokensFromRefreshToken', { RefreshToken });
    expect(renewed.status).toBe(200);
    const { AccessToken: ofTomorrow, RefreshToken: next } = renewed.body.AuthenticationResult;
    expect(await lists(ofTomorrow)).toBe(200);
    for (let attempt = 0; attempt < 12; attempt += 1)
      await pool.signIn('admin', 'a wrong password');
    expect((await pool.signIn('admin')).status).toBe(400);

    clock = TEST_NOW;
    expect(await lists(ofTomorrow)).toBe(200);
    expect((await pool.signIn('admin')).status).toBe(200);
    const again = await pool.asClient('GetTokensFromRefreshToken', { RefreshToken: next });
    expect(again.status).toBe(200);
  });

  it('changes which times are offered', async () => {
    const first = async () => {
      const answer = await fetch(
        `${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-11`,
      );
      const { days } = (await answer.json()) as Availability;
      return days[0]?.slots[0];
    };
    const slot = (state: string) => ({ start: TUESDAY_9_AM, label: '9:00 AM', state });
    expect(await first()).toEqual(slot('free'));
    clock = addHours(addDays(TEST_NOW, 1), 3);
    expect(await first()).toEqual(slot('past'));
    clock = TEST_NOW;
    expect(await first()).toEqual(slot('free'));
    const booked = await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ scheduledDate: tuesdayAt('09:00') }),
    );
    expect(booked.status).toBe(201);
  });
});

describe('a database clock that is set back', () => {
  /** Added to stored times, as if they had been written while the clock was ahead. */
  const DAY = sql`interval '1 day'`;

  it('does not extend a rate limit', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const attempt = async () => (await postJson(`${limited.url}/api/appointments`, {})).status;
      const statuses: number[] = [];
      for (let place = 0; place < 6; place += 1) statuses.push(await attempt());
      expect(statuses.at(-1)).toBe(429);
      await sql`update rate_limits set window_ends_at = window_ends_at + ${DAY}`.execute(
        limited.deps.db,
      );
      expect(await attempt()).toBe(400);
      const more = [];
      for (let place = 0; place < 5; place += 1) more.push(await attempt());
      expect(more.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('does not block a news host', async () => {
    const { db } = app.deps;
    expect(await claimHost(db, 'courts.example', 15)).toBe(true);
    expect(await claimHost(db, 'courts.example', 15)).toBe(false);
    await sql`update news_hosts set free_at = free_at + ${DAY}`.execute(db);
    expect(await claimHost(db, 'courts.example', 15)).toBe(true);
  });

  it('does not delay queued mails or scheduled work', async () => {
    const { db } = app.deps;
    const setQueueAhead = (interval: string) =>
      sql`create or replace function pgboss.job_now() returns timestamptz as
        ${sql.lit(`select now() + interval '${interval}'`)} language sql stable`.execute(db);
    isDown = true;
    await setQueueAhead('1 day');
    await sql`update pgboss.version set cron_on = pgboss.job_now()`.execute(db);
    expect((await message('ahead@example.com')).status).toBe(201);
    const stateOfMail = async () => {
      const mail = db.selectFrom('outboxEmails').select('state');
      return mail.where('toEmail', '=', 'ahead@example.com').executeTakeFirst();
    };
    await expect.poll(stateOfMail, POLL_OPTIONS).toEqual({ state: 'failed' });

    await setQueueAhead('0');
    await sql`update outbox_emails
      set due_at = due_at + ${DAY}, taken_until = now() + ${DAY} where state = 'failed'`.execute(
      db,
    );
    isDown = false;
    await expect
      .poll(() => sent.filter((to) => to === 'ahead@example.com'), POLL_OPTIONS)
      .toHaveLength(1);
    const ahead = async () => {
      const { rows } = await sql<{ what: string }>`
        select 'cron' as what from pgboss.version where cron_on > now() + interval '1 minute'
        union all select name from pgboss.queue
          where greatest(maintain_on, monitor_on, monitor_claim_on) > now() + interval '1 minute'
        union all select name from pgboss.job
          where state < 'completed' and start_after > now() + interval '1 hour'`.execute(db);
      return rows;
    };
    await expect.poll(ahead, POLL_OPTIONS).toEqual([]);
    clock = addMinutes(clock, 1);
    expect((await message('after@example.com')).status).toBe(201);
    await expect
      .poll(() => sent.filter((to) => to === 'after@example.com'), POLL_OPTIONS)
      .toHaveLength(1);
  });
});
