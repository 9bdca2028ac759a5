import type { Deps } from '../../../app/deps.ts';

/**
 * Inserts a connected calendar of a host, or an inactive one of the firm, that was read just now and is busy between
 * two instants. Returns its id.
 */
export async function insertBusyCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  {
    startsAt,
    endsAt,
    hostNumber = null,
  }: { startsAt: Date; endsAt: Date; hostNumber?: number | null },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { id: calendarId } = await tx
      .insertInto('calendarSettings')
      .values({ provider: 'custom', config: '{}', hostNumber })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Read just now and never again: the job that runs every other minute deletes stale times, and replaces those that
    // are due to be read.
    await tx
      .insertInto('calendarBusyReads')
      .values({ calendarId, hostNumber, fetchedAt: now(), nextTryAt: 'infinity' })
      .execute();
    await tx
      .insertInto('calendarBusyTimes')
      .values({ calendarId, hostNumber, startsAt, endsAt })
      .execute();
    return calendarId;
  });
}
