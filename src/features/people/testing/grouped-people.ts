import type { Db } from '../../../../db/client.ts';
import { TIMELINE_PARTS } from '../../../app/features.ts';
import { continueBackfill } from '../grouping/continue-backfill.ts';
import { groupNextRecords } from '../grouping/group-records.ts';
import { findNextTries, listBackfills, lockGrouping } from '../grouping/queries.ts';
import { findRoots, listMembers } from '../joins/queries.ts';

/** Groups the whole backlog, and waits for what the job of a running app has in progress. Throws the first error. */
export async function groupAll(db: Db): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  const deps = { db, timelineParts: TIMELINE_PARTS, onError };
  const isLeft = async () =>
    (await findNextTries(db)) !== undefined || (await listBackfills(db)).length > 0;
  do {
    while (await groupNextRecords(deps));
    await continueBackfill(deps);
    await db.transaction().execute(lockGrouping);
  } while (await isLeft());
}

/** The people at an address as they are shown, with the kinds of their events in alphabetical order. */
export async function peopleOf(db: Db, email: string) {
  const keys = await db
    .selectFrom('personKeys')
    .select('personId')
    .where('value', '=', email.toLowerCase())
    .execute();
  const roots = await findRoots(
    db,
    keys.map(({ personId }) => personId),
  );
  const ids = [...new Set(roots.values())].sort();
  return Promise.all(
    ids.map(async (id) => {
      const { name } = await db
        .selectFrom('people')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const events = await db
        .selectFrom('timelineEvents')
        .select('kind')
        .where('personId', 'in', await listMembers(db, id))
        .orderBy('kind')
        .execute();
      return { id, name, events: events.map(({ kind }) => kind) };
    }),
  );
}
