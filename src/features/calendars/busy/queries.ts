import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { isLeaseFree, secondsFromNow } from '../../../platform/background/lease-queries.ts';
import type { BusyTime } from '../providers/calendar-service.ts';
import type { StoredCalendar } from '../queries.ts';

/** A time span, given as values or as SQL expressions. */
export type TimeSpan = { from: Date | RawBuilder<unknown>; to: Date | RawBuilder<unknown> };

/** Whether the active calendar is free in a time span, evaluated inside the calling statement. */
export const noBusyOverlap = ({ from, to }: TimeSpan) =>
  sql<boolean>`not exists (
    select from calendar_busy
    where tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')
  )`;

/** Busy times of the active calendar that overlap the time between two instants. */
const busyTimesBetween = (db: Db, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('calendarBusy')
    .select(['startsAt', 'endsAt'])
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`);

export async function isCalendarBusy(db: Db, time: { from: Date; to: Date }): Promise<boolean> {
  const busy = await busyTimesBetween(db, time).limit(1).executeTakeFirst();
  return busy !== undefined;
}

// Calendly needs one call per week, each with its own timeout.
const LEASE_SECONDS = 240;

/**
 * Claims the active calendar for reading its busy times; undefined if there is none, it is already claimed, or it is
 * not due.
 */
export async function claimBusyFetch(
  db: Db,
  now: Date,
): Promise<{ calendarId: string } | undefined> {
  await db
    .insertInto('calendarBusyState')
    .columns(['calendarId'])
    .expression(db.selectFrom('calendarSettings').select('id').where('isActive', '=', true))
    .onConflict((conflict) => conflict.column('calendarId').doNothing())
    .execute();
  return db
    .updateTable('calendarBusyState')
    .from('calendarSettings')
    .set({ claimedUntil: secondsFromNow(LEASE_SECONDS) })
    .whereRef('calendarSettings.id', '=', 'calendarBusyState.calendarId')
    .where('calendarSettings.isActive', '=', true)
    .where('calendarBusyState.nextTryAt', '<=', now)
    .where(isLeaseFree('calendarBusyState.claimedUntil', LEASE_SECONDS))
    .returning('calendarBusyState.calendarId')
    .executeTakeFirst();
}

/** The current, previous and intended times of our own events in a calendar, and the times of our appointments. */
export function listOwnTimes(
  db: Db,
  { calendarId, from, to }: { calendarId: string; from: Date; to: Date },
): Promise<BusyTime[]> {
  const sync = db.selectFrom('calendarSync').where('calendarId', '=', calendarId);
  return db
    .selectFrom('appointments')
    .select(['scheduledDate as startsAt', 'endsAt'])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('endsAt', '>', from)
    .where('scheduledDate', '<', to)
    .unionAll(
      sync
        .select(['startsAt', 'endsAt'])
        .where('mayExist', '=', true)
        .where('endsAt', '>', from)
        .$castTo<BusyTime>(),
    )
    .unionAll(
      sync
        .select(['beforeStartsAt as startsAt', 'beforeEndsAt as endsAt'])
        .where('mayExist', '=', true)
        .where('beforeEndsAt', '>', from)
        .$castTo<BusyTime>(),
    )
    .execute();
}

const ROWS_AT_ONCE = 1_000;

/**
 * Replaces the stored busy times of a calendar. Needs `holdActiveCalendar` before it; does nothing if the calendar is
 * no longer active. Returns whether it replaced them.
 */
export async function replaceBusyTimes(
  tx: Tx,
  calendarId: string,
  { busy, now, nextTryAt }: { busy: readonly BusyTime[]; now: Date; nextTryAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendarBusyState')
    .set({ fetchedAt: now, failures: 0, lastError: null, claimedUntil: null, nextTryAt })
    .where('calendarId', '=', calendarId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('calendarSettings')
          .select('id')
          .where('id', '=', calendarId)
          .where('isActive', '=', true),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('calendarBusy').execute();
  for (let at = 0; at < busy.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('calendarBusy')
      .values(busy.slice(at, at + ROWS_AT_ONCE).map((time) => ({ ...time, calendarId })))
      .execute();
  }
  return true;
}

/** Records why busy times could not be read; the stored ones stay. Returns the number of consecutive failures. */
export async function markBusyFetchFailed(
  db: Db,
  calendarId: string,
  { error, nextTryAt }: { error: string; nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable('calendarBusyState')
    .set({ failures: sql`failures + 1`, lastError: error, claimedUntil: null, nextTryAt })
    .where('calendarId', '=', calendarId)
    .execute();
}

/** Deletes busy times that were last read before `since`, so that they no longer block slots. */
export async function dropStaleBusyTimes(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('calendarBusy')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('calendarBusyState')
            .select('calendarId')
            .whereRef('calendarBusyState.calendarId', '=', 'calendarBusy.calendarId')
            .where('fetchedAt', '>', since),
        ),
      ),
    )
    .execute();
}

/** Deletes all busy times, because another calendar became active or the active one now points elsewhere. */
export async function deleteBusyTimes(tx: Tx): Promise<void> {
  await tx.deleteFrom('calendarBusy').execute();
  await tx.deleteFrom('calendarBusyState').execute();
}

/** Makes the reading of busy times due now. */
export async function fetchBusyTimesNow(tx: Tx, calendarId: StoredCalendar['id']): Promise<void> {
  await tx
    .updateTable('calendarBusyState')
    .set({ nextTryAt: sql`'-infinity'::timestamptz` })
    .where('calendarId', '=', calendarId)
    .execute();
}

export function findBusyState(db: Db, calendarId: string) {
  return db
    .selectFrom('calendarBusyState')
    .select(['fetchedAt', 'failures', 'lastError'])
    .where('calendarId', '=', calendarId)
    .executeTakeFirst();
}
