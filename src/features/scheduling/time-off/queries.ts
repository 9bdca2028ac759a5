import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import type { TimeOff } from '../../../../db/schema.gen.ts';
import { fetchPage, type ListOrder, pageKey } from '../../../platform/pagination/page-queries.ts';
import type { PageInput } from '../../../platform/pagination/schema.ts';

const TIME_OFF_COLUMNS = [
  'id',
  'startsAt',
  'endsAt',
  'reason',
  'createdBy',
  'createdAt',
  'hostNumber',
] as const;

/** Omits `hostNumber` for a block of the whole firm: the API had no such field when there was only one host. */
function asBlock<Row extends { hostNumber: number | null }>({ hostNumber, ...block }: Row) {
  return { ...block, ...(hostNumber !== null && { hostNumber }) };
}

const SOONEST_FIRST: ListOrder = { column: 'startsAt', type: 'timestamptz', direction: 'asc' };

/**
 * Blocks writes to appointments until the transaction ends. A waiting statement takes its snapshot after the lock is
 * released, so it sees the new time off. Readers are not blocked.
 */
export async function blockAppointmentWrites(tx: Tx): Promise<void> {
  await sql`lock table appointments in share mode`.execute(tx);
}

export type NewTimeOff = Omit<Selectable<TimeOff>, 'id'>;

export async function insertTimeOff(tx: Tx, block: NewTimeOff) {
  const row = await tx
    .insertInto('timeOff')
    .values(block)
    .returning(TIME_OFF_COLUMNS)
    .executeTakeFirstOrThrow();
  return asBlock(row);
}

/** Inserts the blocks of a series in one statement. */
export async function insertTimeOffs(tx: Tx, blocks: readonly NewTimeOff[]): Promise<void> {
  await tx.insertInto('timeOff').values(blocks).execute();
}

/**
 * The first `limit` scheduled or confirmed appointments that overlap any of these times, and their total number; of one
 * host, or of all if the host is null.
 */
export async function listBookedDuring(
  db: Db,
  spans: readonly { startsAt: Date; endsAt: Date }[],
  { hostNumber, limit }: { hostNumber: number | null; limit: number },
) {
  const starts = spans.map(({ startsAt }) => startsAt);
  const ends = spans.map(({ endsAt }) => endsAt);
  const { rows } = await sql<{ id: string; name: string; scheduledDate: Date; count: number }>`
    select id, first_name || ' ' || last_name as name, scheduled_date, count(*) over ()::int as count
    from ${scoped('appointments')}
    where status in ('scheduled', 'confirmed')
      and host_number = coalesce(${hostNumber}::integer, host_number) and id in (
      select held.id from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (starts_at, ends_at)
      join ${scoped('appointments', 'held')} on held.status in ('scheduled', 'confirmed')
        and tstzrange(held.scheduled_date, held.ends_at, '[)') && tstzrange(span.starts_at, span.ends_at, '[)')
    )
    order by scheduled_date, id limit ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, first: rows };
}

/** Time off that is not over at `now`, in order. The range condition lets Postgres use the index and its statistics. */
export async function listTimeOff(db: Db, { now, ...page }: PageInput & { now: Date }) {
  const { items, ...rest } = await fetchPage(
    db
      .selectFrom('timeOff')
      .select([...TIME_OFF_COLUMNS, 'seriesId'])
      .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${now}, null)`)
      .select(pageKey(SOONEST_FIRST)),
    SOONEST_FIRST,
    page,
  );
  return { items: items.map(asBlock), ...rest };
}

/** Time off that overlaps the time between two instants, in order. */
export async function listTimeOffBetween(db: Db, { from, to }: { from: Date; to: Date }) {
  const rows = await db
    .selectFrom('timeOff')
    .select(TIME_OFF_COLUMNS)
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`)
    .orderBy('startsAt')
    .execute();
  return rows.map(asBlock);
}

/** Deletes a time off and returns it; undefined if there is none. */
export async function deleteTimeOff(tx: Tx, id: string) {
  const row = await tx
    .deleteFrom('timeOff')
    .where('id', '=', id)
    .returning(TIME_OFF_COLUMNS)
    .executeTakeFirst();
  return row && asBlock(row);
}

/** Deletes the series of a block, or the part from the block on, and returns what was deleted, in no order. */
export function deleteSeries(tx: Tx, { id, scope }: { id: string; scope: 'later' | 'all' }) {
  return tx
    .with('chosen', (db) =>
      db.selectFrom('timeOff').select(['seriesId', 'startsAt']).where('id', '=', id),
    )
    .deleteFrom('timeOff')
    .using('chosen')
    .whereRef('timeOff.seriesId', '=', 'chosen.seriesId')
    .$if(scope === 'later', (query) => query.whereRef('timeOff.startsAt', '>=', 'chosen.startsAt'))
    .returning([
      'timeOff.seriesId',
      'timeOff.startsAt',
      'timeOff.endsAt',
      'timeOff.reason',
      'timeOff.hostNumber',
    ])
    .execute();
}
