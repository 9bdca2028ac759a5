import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';
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
export function asBlock<Row extends { hostNumber: number | null }>({ hostNumber, ...block }: Row) {
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

type Span = { startsAt: Date; endsAt: Date };

type NewTimeOff = Omit<Selectable<TimeOff>, 'id'>;

/** The statement that inserts time off. */
export const insertTimeOff = (tx: Tx, added: readonly NewTimeOff[]) =>
  tx.insertInto('timeOff').values(added).returning(TIME_OFF_COLUMNS);

/** The scheduled or confirmed appointments of a host, or of all, that overlap any of some times, in order. */
export async function listBookedIn(
  db: Db,
  { spans, hostNumber }: { spans: readonly Span[]; hostNumber: number | null },
) {
  const starts = spans.map(({ startsAt }) => startsAt);
  const ends = spans.map(({ endsAt }) => endsAt);
  const { rows } = await sql<{ id: string; name: string; scheduledDate: Date; endsAt: Date }>`
    select distinct held.id, held.first_name || ' ' || held.last_name as name, held.scheduled_date, held.ends_at
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (starts_at, ends_at)
    join ${scoped('appointments', 'held')} on held.status in ('scheduled', 'confirmed')
      and held.host_number = coalesce(${hostNumber}::integer, held.host_number)
      and tstzrange(held.scheduled_date, held.ends_at, '[)') && tstzrange(span.starts_at, span.ends_at, '[)')
    order by held.scheduled_date, held.id`.execute(db);
  return rows;
}

/**
 * Time off of the whole firm that may cover a day, in order; days are 23 to 25 hours long. For everybody: visitors see the
 * closed days, too.
 */
export async function listClosures(db: Db): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select starts_at, ends_at from ${unscoped('time_off')}
    where host_number is null and ends_at - starts_at >= interval '23 hours'
    order by starts_at, ends_at`.execute(db);
  return rows;
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

/** Time off of the firm and of hosts that overlaps the time between two instants, in order. */
export const listTimeOffBetween = (db: Db, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('timeOff')
    .select(TIME_OFF_COLUMNS)
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

/** Deletes time off and returns what existed. */
export const deleteTimeOff = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('timeOff').where('id', 'in', ids).returning(TIME_OFF_COLUMNS).execute();

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
