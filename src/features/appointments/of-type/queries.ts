import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

type OfType = { type: string; now: Date };

const bookedOfType = (db: Db, { type, now }: OfType) =>
  db
    .selectFrom('appointments')
    .where('scheduledDate', '>', now)
    .where('consultationType', '=', type)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .orderBy('scheduledDate')
    .orderBy('id');

/** The first `limit` future appointments of a type that are scheduled or confirmed, and how many there are. */
export async function listBookedOfType(db: Db, { limit, ...of }: OfType & { limit: number }) {
  const first = await bookedOfType(db, of)
    .select(['id', 'scheduledDate'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .limit(limit)
    .execute();
  return { count: first[0]?.count ?? 0, first };
}

/** Locks these appointments until the transaction ends; their ids in order. */
export async function lockBookedOfType(tx: Tx, of: OfType): Promise<string[]> {
  const rows = await bookedOfType(tx, of).select('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}
