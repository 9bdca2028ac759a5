import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { BusyTime } from '../providers/calendar-service.ts';
import type { StoredCalendar } from '../queries.ts';

/** From one instant until another, as values or as what a statement reads them from. */
export type TimeSpan = { from: Date | RawBuilder<unknown>; to: Date | RawBuilder<unknown> };

/** Whether the active calendar is free between two instants, as of the statement that asks. */
export const noBusyOverlap = ({ from, to }: TimeSpan) =>
  sql<boolean>`not exists (
    select from calendar_busy
    where tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')
  )`;

/** Times at which the active calendar is busy, at least in part between two instants. */
export const busyTimesBetween = (db: Db, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('calendarBusy')
    .select(['startsAt', 'endsAt'])
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`);

export async function isCalendarBusy(db: Db, time: { from: Date; to: Date }): Promise<boolean> {
  const busy = await busyTimesBetween(db, time).limit(1).executeTakeFirst();
  return busy !== undefined;
}

/**
 * Claims the active calendar for one who reads its busy times; undefined if there is none, another reads
 * it, or it is not due.
 */
export async function claimBusyFetch(
  db: Db,
  { now, until }: { now: Date; until: Date },
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
    .set({ claimedUntil: until })
    .whereRef('calendarSettings.id', '=', 'calendarBusyState.calendarId')
    .where('calendarSettings.isActive', '=', true)
    .where('calendarBusyState.nextTryAt', '<=', now)
    .where((eb) =>
      eb.or([
        eb('calendarBusyState.claimedUntil', 'is', null),
        eb('calendarBusyState.claimedUntil', '<=', now),
      ]),
    )
    .returning('calendarBusyState.calendarId')
    .executeTakeFirst();
}

/** Where our own events are, were, or are about to be in a calendar, and our appointments in general. */
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
 * Replaces what is known of a calendar's busy times. Needs `holdActiveCalendar` before it; does nothing for a
 * calendar that is not the active one any more. Answers whether it did.
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

/** Records why busy times could not be read; what is known of them stays. Answers the failures in a row. */
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

/** Lets busy times that were last read before `since` close no slots any more. */
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

/** Forgets all busy times, because another calendar counts from now on or the same one anew. */
export async function forgetBusyTimes(tx: Tx): Promise<void> {
  await tx.deleteFrom('calendarBusy').execute();
  await tx.deleteFrom('calendarBusyState').execute();
}

/** Lets busy times be read again at once. */
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
