import type { Deps } from '../app/deps.ts';

/** A connected calendar, not active, that was read just now and is busy between two instants. Answers its id. */
export async function insertBusyCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<string> {
  const { id: calendarId } = await db
    .insertInto('calendarSettings')
    .values({ provider: 'custom', config: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Without it the times count as stale, and the job of every other minute takes them away.
  await db.insertInto('calendarBusyState').values({ calendarId, fetchedAt: now() }).execute();
  await db.insertInto('calendarBusy').values({ calendarId, startsAt, endsAt }).execute();
  return calendarId;
}
