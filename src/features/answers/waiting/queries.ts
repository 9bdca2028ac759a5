import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import { COUNT_CAP } from '../../../platform/pagination/rules.ts';

const MAX_PEOPLE = 8;

type Waiting = {
  kind: 'message' | 'booking';
  id: string;
  firstName: string;
  lastName: string;
  since: Date;
  dueAt: Date;
};

/** Uses the index `contact_submissions_waiting`, which has the same condition. */
const MESSAGES = sql`
  from ${scoped('contact_submissions')}
  where answered_at is null and not is_resolved and not is_spam and deleted_at is null
    and answer_due_at is not null`;
const MESSAGE_DUE_AT = sql`coalesce(answer_due_at, created_at)`;

const bookings = (now: Date) => sql`
  from booking_answers join ${scoped('appointments', 'booking')} on booking.id = appointment_id
  where answered_at is null and due_at is not null and scheduled_date > ${now}`;

/** The people who wait for an answer, the most overdue first. */
export async function listWaiting(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select * from (
      (select 'message' as kind, id, first_name, last_name, created_at as since,
          answer_due_at as due_at
        ${MESSAGES} order by ${MESSAGE_DUE_AT}, id limit ${MAX_PEOPLE})
      union all (select 'booking' as kind, booking.id, first_name, last_name, since, due_at
        ${bookings(now)} order by due_at, appointment_id limit ${MAX_PEOPLE})
    ) as waiting order by due_at, id limit ${MAX_PEOPLE}`.execute(db);
  return rows;
}

/** How many messages and how many bookings wait, and how many of them are late in total; see `countCapped`. */
export async function countWaiting(
  db: Db,
  now: Date,
): Promise<{ messages: number; bookings: number; late: number }> {
  const count = (rows: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select ${rows} limit ${COUNT_CAP + 1}) as counted)`;
  const lateMessages = sql`${MESSAGES} and ${MESSAGE_DUE_AT} < ${now}`;
  const lateBookings = sql`${bookings(now)} and due_at < ${now}`;
  const { rows } = await sql<{ messages: number; bookings: number; late: number }>`
    select ${count(MESSAGES)} as messages, ${count(bookings(now))} as bookings,
      ${count(lateMessages)} + ${count(lateBookings)} as late`.execute(db);
  return rows[0] ?? { messages: 0, bookings: 0, late: 0 };
}
