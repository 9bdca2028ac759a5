import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { subHours } from '../../../platform/time/date-math.ts';
import { periodsOf } from '../booking-periods.ts';
import { CHOICE_FIELDS, choiceOf, chosenHost, type HostChoice } from '../choose-host-queries.ts';
import { ENDED_HOLD_HOURS } from './rules.ts';

const HOLD_COLUMNS = [
  'appointmentHolds.id',
  'consultationType',
  'scheduledDate',
  'duration',
  'heldUntil',
  'createdBy',
] as const;

const holds = (db: Db) =>
  db
    .selectFrom('appointmentHolds')
    .leftJoin('hosts', 'hosts.number', 'hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select([...HOLD_COLUMNS, 'attorneys.slug as attorney']);

/** The times that are held at `now`, in order. */
export const listHolds = (db: Db, now: Date) =>
  holds(db)
    .where('endedAt', 'is', null)
    .where('heldUntil', '>', now)
    .orderBy('scheduledDate')
    .orderBy('hostNumber')
    .execute();

const withTerms = (db: Db) =>
  holds(db).select(['hostNumber', 'bufferBeforeMinutes', 'bufferAfterMinutes']);

/** A hold with the fields that a booking needs, including an expired one. */
export const findHold = (db: Db, id: string) =>
  withTerms(db).where('appointmentHolds.id', '=', id).executeTakeFirst();

/** The hold whose link has this token, until it expires; undefined if there is none. */
export const findPrepared = (db: Db, { token, now }: { token: string; now: Date }) =>
  withTerms(db)
    .where('tokenHash', '=', hashOfToken(token))
    .where('endedAt', 'is', null)
    .where('heldUntil', '>', now)
    .executeTakeFirst();

/** Releases the time that was held for somebody who has booked another one. */
export async function deletePrepared(db: Db, token: string): Promise<void> {
  await db.deleteFrom('appointmentHolds').where('tokenHash', '=', hashOfToken(token)).execute();
}

/** How many times a member of staff holds at `now`. */
export async function countHoldsOf(tx: Tx, { username, now }: { username: string; now: Date }) {
  const { count } = await tx
    .selectFrom('appointmentHolds')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('createdBy', '=', username)
    .where('endedAt', 'is', null)
    .where('heldUntil', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks expired holds as ended, so that their times can be held again. */
export async function endExpiredHolds(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('appointmentHolds')
    .set({ endedAt: now })
    .where('endedAt', 'is', null)
    .where('heldUntil', '<=', now)
    .execute();
}

/** Deletes holds that ended so long ago that nobody completes them any more. */
export async function deleteEndedHolds(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('appointmentHolds')
    .where('endedAt', '<=', subHours(now, ENDED_HOLD_HOURS))
    .execute();
}

/** Deletes a hold; undefined if it does not exist. */
export const deleteHold = (tx: Tx, id: string) =>
  tx
    .deleteFrom('appointmentHolds')
    .where('id', '=', id)
    .returning(['id', 'scheduledDate', 'duration', 'createdBy'])
    .executeTakeFirst();

/** Holds a time until another instant. */
export async function extendHold(tx: Tx, id: string, heldUntil: Date): Promise<void> {
  await tx.updateTable('appointmentHolds').set({ heldUntil }).where('id', '=', id).execute();
}

/** A hold to insert, for the first of `hosts` that is free: see `insertBookings`. */
export type NewHold = {
  consultationType: string;
  scheduledDate: Date;
  duration: number;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  heldUntil: Date;
  createdBy: string;
  createdAt: Date;
  /** The hash of the token with which a person books a time held by a program; null for holds of staff. */
  tokenHash: string | null;
};

const RECORD = sql`(
  "consultationType" text, "scheduledDate" timestamptz, duration integer, "endsAt" timestamptz,
  "bufferBeforeMinutes" integer, "bufferAfterMinutes" integer, "heldUntil" timestamptz, "createdBy" text,
  "createdAt" timestamptz, "tokenHash" text, ${CHOICE_FIELDS})`;

type InsertedHold = { id: string; scheduledDate: Date; duration: number; hostNumber: number };

/**
 * Inserts a hold; undefined if none of the hosts is free then; busy calendars count unless they are ignored. Needs
 * `changeCalendar` and `blockAppointmentWrites`. Expired holds must have been ended before.
 */
export async function insertHold(
  tx: Tx,
  hold: NewHold,
  {
    hosts,
    zone,
    ignoreCalendarConflicts,
  }: { hosts: readonly HostChoice[]; zone: string; ignoreCalendarConflicts: boolean },
): Promise<InsertedHold | undefined> {
  const record = { ...hold, ...periodsOf(hold.scheduledDate, zone), ...choiceOf(hosts) };
  const { rows } = await sql<InsertedHold>`
    insert into appointment_holds (
      host_number, consultation_type, scheduled_date, duration, ends_at, buffer_before_minutes,
      buffer_after_minutes, held_until, created_by, created_at, token_hash)
    select host_number, "consultationType", "scheduledDate", duration, "endsAt", "bufferBeforeMinutes",
      "bufferAfterMinutes", "heldUntil", "createdBy", "createdAt", "tokenHash"
    from (
      select each.*, ${chosenHost({ ignoreCalendarConflicts })} as host_number
      from (
        select *, 0 as turn from json_to_recordset(${JSON.stringify([record])}) as given ${RECORD}
      ) as each
    ) as wanted
    where host_number is not null
    returning id, scheduled_date as "scheduledDate", duration, host_number as "hostNumber"`.execute(
    tx,
  );
  return rows[0];
}
