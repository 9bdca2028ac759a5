import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { isLeaseFree, secondsFromNow } from '../../../platform/background/lease-queries.ts';
import { noBusyOverlap } from '../../scheduling/busy/overlap-queries.ts';
import type { BusyTime } from '../providers/calendar-service.ts';
import { isInUse, type StoredCalendar } from '../queries.ts';
import { belongsIn } from '../sync/calendar-queries.ts';

/** Whether the calendar of the firm or that of a host is busy at some time between two instants. */
export async function isCalendarBusy(
  db: Db,
  { hostNumber, ...time }: { from: Date; to: Date; hostNumber: number },
): Promise<boolean> {
  const { isFree } = await db
    .selectNoFrom(noBusyOverlap(time, hostNumber).as('isFree'))
    .executeTakeFirstOrThrow();
  return !isFree;
}

// Calendly needs one call per week, each with its own timeout.
const LEASE_SECONDS = 240;

/** Claims a calendar in use for reading its busy times; undefined if none is due, or all that are due are claimed. */
export async function claimBusyFetch(
  db: Db,
  now: Date,
): Promise<{ calendarId: string } | undefined> {
  await db
    .insertInto('calendarBusyReads')
    .columns(['calendarId', 'hostNumber'])
    .expression(db.selectFrom('calendarSettings').select(['id', 'hostNumber']).where(isInUse))
    .onConflict((conflict) => conflict.column('calendarId').doNothing())
    .execute();
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('calendarBusyReads')
        .innerJoin('calendarSettings', 'calendarSettings.id', 'calendarBusyReads.calendarId')
        .select('calendarBusyReads.calendarId')
        .where(isInUse)
        .where('calendarBusyReads.nextTryAt', '<=', now)
        .where(isLeaseFree('calendarBusyReads.claimedUntil', LEASE_SECONDS))
        .orderBy('calendarBusyReads.nextTryAt')
        .limit(1)
        .forUpdate('calendarBusyReads')
        .skipLocked(),
    )
    .updateTable('calendarBusyReads')
    .from('due')
    .set({ claimedUntil: secondsFromNow(LEASE_SECONDS) })
    .whereRef('calendarBusyReads.calendarId', '=', 'due.calendarId')
    .returning('calendarBusyReads.calendarId')
    .executeTakeFirst();
}

/** The current, previous and intended times of our own events in a calendar, and of the appointments that belong in it. */
export function listOwnTimes(
  db: Db,
  { calendar, from, to }: { calendar: StoredCalendar; from: Date; to: Date },
): Promise<BusyTime[]> {
  const events = db.selectFrom('calendarEvents').where('calendarId', '=', calendar.id);
  return db
    .selectFrom('appointments')
    .select(['scheduledDate as startsAt', 'endsAt'])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where(belongsIn(calendar))
    .where('endsAt', '>', from)
    .where('scheduledDate', '<', to)
    .unionAll(
      events
        .select(['startsAt', 'endsAt'])
        .where('mayExist', '=', true)
        .where('endsAt', '>', from)
        .$castTo<BusyTime>(),
    )
    .unionAll(
      events
        .select(['beforeStartsAt as startsAt', 'beforeEndsAt as endsAt'])
        .where('mayExist', '=', true)
        .where('beforeEndsAt', '>', from)
        .$castTo<BusyTime>(),
    )
    .execute();
}

const INSERT_BATCH_ROWS = 1_000;

/**
 * Replaces the stored busy times of the firm or of a host by those of this calendar. Call `holdCalendarsInUse` first;
 * does nothing if the calendar is no longer in use. Returns whether it replaced them.
 */
export async function replaceBusyTimes(
  tx: Tx,
  { id: calendarId, hostNumber }: Pick<StoredCalendar, 'id' | 'hostNumber'>,
  {
    busy,
    unclearEvents,
    now,
    nextTryAt,
  }: { busy: readonly BusyTime[]; unclearEvents: number; now: Date; nextTryAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendarBusyReads')
    .set({
      fetchedAt: now,
      failures: 0,
      lastError: null,
      unclearEvents,
      claimedUntil: null,
      nextTryAt,
    })
    .where('calendarId', '=', calendarId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('calendarSettings').select('id').where('id', '=', calendarId).where(isInUse),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('calendarBusyTimes')
    .where('hostNumber', 'is not distinct from', hostNumber)
    .execute();
  for (let at = 0; at < busy.length; at += INSERT_BATCH_ROWS) {
    await tx
      .insertInto('calendarBusyTimes')
      .values(
        busy.slice(at, at + INSERT_BATCH_ROWS).map((time) => ({ ...time, calendarId, hostNumber })),
      )
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
    .updateTable('calendarBusyReads')
    .set({ failures: sql`failures + 1`, lastError: error, claimedUntil: null, nextTryAt })
    .where('calendarId', '=', calendarId)
    .execute();
}

/** Deletes busy times that were last read before `since`, so that they no longer block slots. */
export async function dropStaleBusyTimes(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('calendarBusyTimes')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('calendarBusyReads')
            .select('calendarId')
            .whereRef('calendarBusyReads.calendarId', '=', 'calendarBusyTimes.calendarId')
            .where('fetchedAt', '>', since),
        ),
      ),
    )
    .execute();
}

/**
 * Deletes the busy times of the firm or of a host, because a different calendar is in use now or its settings point to
 * a different calendar of the provider.
 */
export async function deleteBusyTimes(tx: Tx, hostNumber: number | null): Promise<void> {
  for (const table of ['calendarBusyTimes', 'calendarBusyReads'] as const) {
    await tx.deleteFrom(table).where('hostNumber', 'is not distinct from', hostNumber).execute();
  }
}

/** Makes the next read of the calendar's busy times due now. */
export async function fetchBusyTimesNow(tx: Tx, calendarId: StoredCalendar['id']): Promise<void> {
  await tx
    .updateTable('calendarBusyReads')
    .set({ nextTryAt: sql`'-infinity'::timestamptz` })
    .where('calendarId', '=', calendarId)
    .execute();
}

export function findBusyState(db: Db, calendarId: string) {
  return busyStates(db).where('calendarId', '=', calendarId).executeTakeFirst();
}

/** The result of the last read of each calendar in use, without calendars that were never read. */
export const listBusyStates = (db: Db) => busyStates(db).execute();

const busyStates = (db: Db) =>
  db
    .selectFrom('calendarBusyReads')
    .select(['calendarId', 'fetchedAt', 'failures', 'lastError', 'unclearEvents']);
