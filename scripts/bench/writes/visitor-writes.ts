import { randomUUID } from 'node:crypto';
import type { Availability } from '../../../src/features/scheduling/slots/schema.ts';
import { addDays } from '../../../src/platform/time/date-math.ts';
import type { Call } from '../closed-loop.ts';

/** A write by a visitor through a documented call, and the plain insert of the same row for comparison. */
export type VisitorWrite = {
  name: string;
  /** The table of the row; the baseline has a copy of it, with all its constraints and indexes. */
  table: string;
  /** Calls per round. */
  count: number;
  call(index: number): Call;
  /** One transaction for pgbench, on the tables of the schema `rival`. */
  script: string;
  /** The transaction including all other rows that a call writes: the upper limit if our own code cost nothing. */
  scriptOfAll?: string;
};

/** Other tables that a booking's transaction writes to, also by triggers; the baseline has copies of them too. */
export const TABLES_BESIDES = [
  'appointment_links',
  'conflict_queue',
  'outbox_emails',
  'rate_limits',
  'timeline_backlog',
];

/** The client whose rows the baseline inserts. */
const SENDER = { email: 'dana.whitfield@example.com', phone: '(619) 555-0100' };

/**
 * A different client for each call, as in reality: the product groups the records of each person, and thousands of them
 * for a single person would be a different load.
 */
const clientOf = (index: number) => ({
  firstName: 'Dana',
  lastName: `Whit${inLetters(index)}`,
  email: `client${index}@example.com`,
  phone: `(619) ${String(5_550_000 + index).replace(/(?=.{4}$)/, '-')}`,
});

/** A number in base 26, with letters as digits: names contain no digits. */
function inLetters(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? letter : inLetters(Math.floor(number / 26)) + letter;
}

const MESSAGE = 'My mother has died and left a house in Chula Vista. What do we do first?';
const NOTES = 'We have two children and a house.';

// With `on conflict`, like the product: concurrent plain inserts can deadlock on an exclusion constraint.
const RIVAL_BOOKING = `
  insert into rival.appointments (id, first_name, last_name, email, phone, consultation_type,
    scheduled_date, duration, ends_at, notes, practice_area, idempotency_key, request_hash)
  select gen_random_uuid()::text, 'Dana', 'Whitfield', '${SENDER.email}', '${SENDER.phone}', 'initial',
    slot, 30, slot + interval '30 minutes', '${NOTES}', 'family-law', gen_random_uuid()::text,
    'Wm5GZ0VtY3VXb1dYd0p4b0Z6c1J2d0h4d0p4b0Z6c1I'
  from (select timestamptz '2031-03-11' + nextval('rival.slots') * interval '30 minutes' as slot) as free
  on conflict do nothing returning id`;

/** In each round, each booking takes a different slot of `starts`; every other write is made `count` times. */
export const visitorWrites = (starts: readonly string[], count: number): VisitorWrite[] => [
  {
    name: 'POST /api/appointments',
    table: 'appointments',
    count: starts.length,
    call: (index) =>
      post(index, '/api/appointments', {
        ...clientOf(index),
        consultationType: 'initial',
        practiceArea: 'family-law',
        notes: NOTES,
        scheduledDate: starts[index],
      }),
    script: `${RIVAL_BOOKING};`,
    scriptOfAll: `
      insert into rival.rate_limits (key, hits, window_ends_at)
        values ('bookings:' || nextval('rival.slots'), 1, now() + interval '10 minutes')
        on conflict (key) do update set hits = rate_limits.hits + 1
        returning hits, set_config('synchronous_commit', 'off', true);
      with written as (${RIVAL_BOOKING}),
      link as (
        insert into rival.appointment_links (id, token_hash, appointment_id, expires_at, created_at)
        select gen_random_uuid(), md5(id), id, now() + interval '1 year', now() from written
      ),
      mails as (
        insert into rival.outbox_emails (kind, to_email, to_name, payload, dedupe_key)
        select kind, '${SENDER.email}', 'Dana Whitfield', jsonb_build_object('id', id), kind || id
        from written, (values ('booking_confirmation'), ('booking_notice')) as mail (kind)
        on conflict (dedupe_key) do nothing
      ),
      queued as (
        insert into rival.conflict_queue (kind, record_id) select 'appointment', id from written
      ),
      noted as (
        insert into rival.timeline_backlog (kind, record_id)
        select kind, id from written, (values ('appointment'), ('mail'), ('mail')) as record (kind)
      )
      select * from written;`,
  },
  {
    name: 'POST /api/contact',
    table: 'contact_submissions',
    count,
    call: (index) =>
      post(index, '/api/contact', {
        ...clientOf(index),
        practiceArea: 'estate-planning',
        message: MESSAGE,
      }),
    script: `
      insert into rival.contact_submissions
        (first_name, last_name, email, phone, practice_area, message, created_at)
      values ('Dana', 'Whitfield', '${SENDER.email}', '${SENDER.phone}', 'estate-planning',
        '${MESSAGE}', now()) returning id;`,
  },
  {
    name: 'POST /api/probate-calculator',
    table: 'probate_calculations',
    count,
    call: (index) =>
      post(index, '/api/probate-calculator', {
        estateValue: '500000.00',
        realEstateValue: '0.00',
        attorneyFees: '10000.00',
        executorFees: '10000.00',
        courtCosts: '1500.00',
        totalProbate: '21500.00',
        trustCost: '3000.00',
        savings: '18500.00',
        userEmail: clientOf(index).email,
      }),
    script: `
      insert into rival.probate_calculations (estate_value, real_estate_value, attorney_fees,
        executor_fees, court_costs, total_probate, trust_cost, savings, user_email, created_at)
      values (500000, 0, 10000, 10000, 1500, 21500, 3000, 18500, '${SENDER.email}', now())
      returning id;`,
  },
];

/** A call from a separate client address, passed on by the trusted proxy, because rate limits are per address. */
const post = (index: number, path: string, body: unknown): Call => ({
  method: 'POST',
  path,
  headers: {
    'x-forwarded-for': `203.0.${Math.floor(index / 250) % 250}.${index % 250}`,
    'idempotency-key': randomUUID(),
  },
  body,
});

const DAYS_AT_ONCE = 60;
const DAYS_AHEAD = 360;

/** All free starts from the day after tomorrow to nearly the last bookable day. */
export async function findFreeStarts(url: string): Promise<string[]> {
  const day = (count: number) => addDays(new Date(), count).toISOString().slice(0, 10);
  const starts: string[] = [];
  for (let first = 2; first < DAYS_AHEAD; first += DAYS_AT_ONCE) {
    const last = Math.min(first + DAYS_AT_ONCE - 1, DAYS_AHEAD);
    const days = `from=${day(first)}&to=${day(last)}`;
    const response = await fetch(`${url}/api/appointments/availability?${days}`);
    const availability = (await response.json()) as Availability;
    starts.push(...availability.days.flatMap(({ slots }) => slots.map(({ start }) => start)));
  }
  return starts;
}
