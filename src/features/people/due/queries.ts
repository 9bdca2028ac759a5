import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { DB } from '../../../../db/schema.gen.ts';
import type { Position } from '../../../platform/pagination/cursor.ts';
import {
  inOrder,
  type Keyed,
  type ListOrder,
  type PageStart,
  pageKey,
  readPage,
} from '../../../platform/pagination/page-queries.ts';
import type { DuePerson } from './list-due.ts';

/** The ids of the people to whom records of a kind belong, by the id of the record. */
export async function listPeopleOfRecords(
  db: Db,
  kind: string,
  recordIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('timelineEvents')
    .select(['recordId', 'personId'])
    .where('kind', '=', kind)
    .where('recordId', '=', sql<string>`any(${recordIds})`)
    .where('what', '=', '')
    .execute();
  return new Map(rows.map(({ recordId, personId }) => [recordId, personId]));
}

/** Who has a consultation to come, the next one first; then who waits for an answer, the longest first. */
const DUE: ListOrder = {
  rank: sql<number>`due.rank`,
  column: sql`due.at`,
  type: 'timestamptz',
  direction: 'asc',
};

/** The rank of everybody else, whose latest activity comes first. */
const OTHERS = '2/';

/** Before the first of the others, so after everybody who is due. */
const END_OF_DUE: Position = { side: 'before', key: `${OTHERS}0001-01-01 00:00:00+00`, id: '' };

type People<Row> = SelectQueryBuilder<DB, 'people', Row>;

/**
 * A page of people that begins with those who are due. They are few, so they are sorted; the others are read by the
 * index of `latest`, the order by the latest activity.
 */
export function fetchDuePage<Row extends { id: string }>(
  people: People<Row>,
  due: readonly DuePerson[],
  latest: ListOrder,
  readOthers: (
    people: People<Row & Keyed>,
    position: Position | undefined,
    limit: number,
  ) => Promise<(Row & Keyed)[]>,
  page: PageStart,
) {
  const ids = due.map(({ personId }) => personId);
  const dueRows = people
    .innerJoin(valuesOf(due), 'due.personId', 'people.id')
    .select(pageKey(DUE)) as unknown as People<Row & Keyed>;
  const readDue = async (position: Position | undefined, limit: number) =>
    limit === 0 ? [] : inOrder(dueRows, DUE, position).limit(limit).execute();
  const others = async (position: Position | undefined, limit: number) => {
    if (limit === 0) return [];
    const rows = await readOthers(
      people.select(pageKey(latest)).where(sql<boolean>`not id = any(${ids}::text[])`) as People<
        Row & Keyed
      >,
      position && { ...position, key: position.key.slice(OTHERS.length) },
      limit,
    );
    return rows.map((row) => ({ ...row, pageKey: OTHERS + row.pageKey }));
  };
  return readPage<Row & Keyed>(DUE, page, async (position, limit) => {
    const isAmongOthers = position?.key.startsWith(OTHERS);
    if (position?.side === 'before') {
      if (!isAmongOthers) return readDue(position, limit);
      const rows = await others(position, limit);
      return [...rows, ...(await readDue(END_OF_DUE, limit - rows.length))];
    }
    if (isAmongOthers) return others(position, limit);
    const rows = await readDue(position, limit);
    return [...rows, ...(await others(undefined, limit - rows.length))];
  });
}

function valuesOf(due: readonly DuePerson[]) {
  const ids = due.map(({ personId }) => personId);
  const ranks = due.map(({ nextAt }) => (nextAt ? 0 : 1));
  const times = due.map(({ nextAt, waitsSince }) => nextAt ?? waitsSince);
  return sql<{ personId: string; rank: number; at: Date }>`unnest(
    ${ids}::text[], ${ranks}::int[], ${times}::timestamptz[])`.as<'due'>(
    sql`due (person_id, rank, at)`,
  );
}
