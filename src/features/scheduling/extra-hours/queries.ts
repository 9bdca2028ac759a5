import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { WINDOW } from '../queries.ts';
import type { AddExtraHoursInput } from './schema.ts';

const COLUMNS = [
  'id',
  'hostNumber',
  sql<string>`date::text`.as('date'),
  ...WINDOW,
  'reason',
  'createdBy',
  'createdAt',
] as const;

/** The extra hours of today and later, in order. */
export function listExtraHours(db: Db, today: string) {
  return db
    .selectFrom('extraHours')
    .select(COLUMNS)
    .where(sql<boolean>`date >= ${today}::date`)
    .orderBy('extraHours.date')
    .orderBy('id')
    .execute();
}

export function insertExtraHours(
  tx: Tx,
  { date, ...hours }: AddExtraHoursInput & { createdBy: string; createdAt: Date },
) {
  return tx
    .insertInto('extraHours')
    .values({ ...hours, date: sql`${date}::date` })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes extra hours and returns them; undefined if there are none. */
export function deleteExtraHours(tx: Tx, id: string) {
  return tx.deleteFrom('extraHours').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

export async function isHost(db: Db, number: number): Promise<boolean> {
  const host = await db
    .selectFrom('hosts')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst();
  return host !== undefined;
}
