import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../db/client.ts';
import type { FreeStart } from '../../src/features/scheduling/slots/schema.ts';
import { defaultStartsOn } from '../../src/features/scheduling/testing/default-schedule.ts';
import { addMinutes, subMinutes } from '../../src/platform/time/date-math.ts';
import { addDaysTo } from '../../src/platform/time/local-dates/rules.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';

/** Many clients request each of many half-hour slots at the same time. */

const isFull = inject('atLength');
const [TIMES, ASKING] = isFull ? [50, 200] : [3, 40];
const ZONE = 'America/Los_Angeles';
const FIRST_DAY = '2031-03-11';
/** Half-hour slots far enough apart that a booking in one of them leaves the others free. */
const APART = ['9:30 AM', '11:00 AM', '1:30 PM', '3:00 PM'];
/** Consultations that all cover the contested half-hour: starting with it, or half an hour before it. */
const WISHES = [
  { type: 'initial', minutes: 30, minutesBefore: 0 },
  { type: 'family-law', minutes: 45, minutesBefore: 0 },
  { type: 'divorce', minutes: 60, minutesBefore: 0 },
  { type: 'estate-planning', minutes: 60, minutesBefore: 30 },
] as const;
/** How many times each client sends its booking with the same idempotency key, as when users double-click. */
const TIMES_ASKED = 2;

type Attempt = { key: string; email: string; type: string; minutes: number; start: Date };
type Answer = {
  attempt: Attempt;
  status: number;
  body: { id: string; requestId: string; alternatives: FreeStart[] };
};

let app: TestApp;
let overloaded = 0;

beforeAll(async () => {
  app = await startTestApp({ connectionWithinMs: CONNECTION_WITHIN_MS });
});
afterAll(() => app.close());

function contestedTimes(): Date[] {
  const days = Array.from({ length: 2 * TIMES }, (_, place) => addDaysTo(FIRST_DAY, place));
  const starts = days.flatMap((day) => defaultStartsOn(day, ZONE));
  return starts
    .flatMap(({ start, label }) => (APART.includes(label) ? [start] : []))
    .slice(0, TIMES);
}

function attemptsAt(time: Date, place: number): Attempt[] {
  return Array.from({ length: ASKING / TIMES_ASKED }, (_, client) => {
    const { minutesBefore, ...wish } = WISHES[
      (client + place) % WISHES.length
    ] as (typeof WISHES)[number];
    const name = `c${place}-${client}`;
    const start = subMinutes(time, minutesBefore);
    return { key: name, email: `${name}@example.com`, ...wish, start };
  });
}

async function ask({ key, email, type, start }: Attempt): Promise<Response> {
  const body = bookingBody({ email, consultationType: type, scheduledDate: start.toISOString() });
  return postJson(`${app.url}/api/appointments`, body, { 'idempotency-key': key });
}

/** Retries if a machine that is much too slow for so many requests responds that it is overloaded; see `overloaded`. */
async function book(attempt: Attempt): Promise<Answer> {
  const response = await ask(attempt);
  if (response.status === 503 && response.headers.get('retry-after') === '2') {
    overloaded += 1;
    await response.arrayBuffer();
    return book(attempt);
  }
  return { attempt, status: response.status, body: await response.json() };
}

const endOf = ({ start, minutes }: Attempt) => addMinutes(start, minutes);

/** Expects the complete documented body, with no alternative that overlaps the winner's appointment. */
function expectRefusal({ attempt, body }: Answer, winner: Attempt): void {
  expect(body).toEqual({
    code: 'CONFLICT',
    reason: 'slot_taken',
    message: 'This time was just taken.',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    alternatives: Array.from({ length: 3 }, () => ({
      start: expect.any(String),
      date: expect.any(String),
      label: expect.any(String),
    })),
  });
  const held = body.alternatives.filter(({ start }) => {
    const offered = { ...attempt, start: new Date(start) };
    return offered.start < endOf(winner) && winner.start < endOf(offered);
  });
  expect(held).toEqual([]);
}

/** Returns the attempt that won. */
async function contest(time: Date, place: number): Promise<Attempt> {
  const attempts = attemptsAt(time, place);
  const asked = Array.from({ length: TIMES_ASKED }, () => attempts).flat();
  const answers = await Promise.all(asked.map(book));
  const won = answers.filter(({ status }) => status === 201);
  const [{ attempt: winner } = expect.fail('Nobody has got it')] = won;
  expect(won.map(({ attempt }) => attempt)).toEqual(
    Array.from({ length: TIMES_ASKED }, () => winner),
  );
  expect(new Set(won.map(({ body }) => body.id)).size).toBe(1);
  const lost = answers.filter(({ status }) => status === 409);
  expect(lost).toHaveLength(ASKING - TIMES_ASKED);
  for (const answer of lost) expectRefusal(answer, winner);
  return winner;
}

/** The stored bookings, one row per appointment. */
async function stored() {
  const { rows } = await sql<object>`
    select email, idempotency_key as key, consultation_type as type, scheduled_date as start,
      (select count(*)::int from appointment_links where appointment_id = a.id) as links,
      (select array_agg(kind order by kind) from outbox_emails where payload ->> 'id' = a.id) as mails
    from appointments as a order by scheduled_date`.execute(app.deps.db);
  return rows;
}

it('books each slot exactly once under concurrency, and returns free times to the others', async () => {
  const winners: Attempt[] = [];
  for (const [place, time] of contestedTimes().entries()) winners.push(await contest(time, place));
  expect(winners).toHaveLength(TIMES);
  expect(await stored()).toEqual(
    winners.map(({ minutes: _, ...winner }) => ({
      ...winner,
      links: 1,
      mails: ['booking_confirmation', 'booking_notice'],
    })),
  );
  const { rows } = await sql`select count(*)::int as mails from outbox_emails`.execute(app.deps.db);
  expect(rows).toEqual([{ mails: 2 * TIMES }]);
  if (isFull) expect(overloaded).toBe(0);
});
