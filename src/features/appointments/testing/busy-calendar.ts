import type { Deps } from '../../../app/deps.ts';

/** Inserts a connected, inactive calendar that was read just now and is busy between two instants. Returns its id. */
export async function insertBusyCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<string> {
  const { id: calendarId } = await db
    .insertInto('calendarSettings')
    .values({ provider: 'custom', config: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Without this row the busy times count as stale and the job that runs every other minute deletes them.
  await db.insertInto('calendarBusyState').values({ calendarId, fetchedAt: now() }).execute();
  await db.insertInto('calendarBusy').values({ calendarId, startsAt, endsAt }).execute();
  return calendarId;
}
