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
  const { id: calendarId } = await db
    .insertInto('calendarSettings')
    .values({ provider: 'custom', config: '{}', hostNumber })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Without this row the busy times count as stale and the job that runs every other minute deletes them.
  await db
    .insertInto('calendarBusyReads')
    .values({ calendarId, hostNumber, fetchedAt: now() })
    .execute();
  await db
    .insertInto('calendarBusyTimes')
    .values({ calendarId, hostNumber, startsAt, endsAt })
    .execute();
  return calendarId;
}
