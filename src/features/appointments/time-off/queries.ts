import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { TimeOff } from '../../../../db/schema.gen.ts';
import { fetchPage, type ListOrder, pageKey } from '../../../platform/pagination/page-queries.ts';
import type { PageInput } from '../../../platform/pagination/schema.ts';

const TIME_OFF_COLUMNS = ['id', 'startsAt', 'endsAt', 'reason', 'createdBy', 'createdAt'] as const;

const SOONEST_FIRST: ListOrder = { column: 'startsAt', type: 'timestamptz', direction: 'asc' };

/**
 * Blocks writes to appointments until the transaction ends. A waiting statement takes its snapshot after the lock is
 * released, so it sees the new time off. Readers are not blocked.
 */
export async function holdBookings(tx: Tx): Promise<void> {
  await sql`lock table appointments in share mode`.execute(tx);
}

export function insertTimeOff(tx: Tx, block: Omit<Selectable<TimeOff>, 'id'>) {
  return tx
    .insertInto('timeOff')
    .values(block)
    .returning(TIME_OFF_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Time off that is not over at `now`, in order. The range condition lets Postgres use the index and its statistics. */
export function listTimeOff(db: Db, { now, ...page }: PageInput & { now: Date }) {
  return fetchPage(
    db
      .selectFrom('timeOff')
      .select(TIME_OFF_COLUMNS)
      .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${now}, null)`)
      .select(pageKey(SOONEST_FIRST)),
    SOONEST_FIRST,
    page,
  );
}

/** Time off that overlaps the time between two instants, in order. */
export function listTimeOffBetween(db: Db, { from, to }: { from: Date; to: Date }) {
  return db
    .selectFrom('timeOff')
    .select(TIME_OFF_COLUMNS)
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`)
    .orderBy('startsAt')
    .execute();
}

/** Deletes a time off and returns it; undefined if there is none. */
export function deleteTimeOff(tx: Tx, id: string) {
  return tx
    .deleteFrom('timeOff')
    .where('id', '=', id)
    .returning(TIME_OFF_COLUMNS)
    .executeTakeFirst();
}
