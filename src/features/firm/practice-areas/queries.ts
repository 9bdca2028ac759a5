import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import type { CreatePracticeAreaInput } from './schema.ts';

const SETTINGS_COLUMNS = [
  'key',
  'label',
  'summary',
  'messageHint',
  'figure',
  'pagePath',
  'isOnContactForm',
  'isOnBooking',
  'isListed',
  'isActive',
  'updatedAt',
] as const;

/** All practice areas in order, inactive ones included. */
export const listPracticeAreas = (db: Db) =>
  db
    .selectFrom('practiceAreas')
    .select(SETTINGS_COLUMNS)
    .orderBy('position')
    .orderBy('key')
    .execute();

/** The keys of all practice areas, inactive ones included. */
export async function listPracticeAreaKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('practiceAreas').select('key').execute();
  return rows.map(({ key }) => key);
}

/** The keys of the active practice areas. */
export async function listActivePracticeAreaKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('practiceAreas')
    .select('key')
    .where('isActive', '=', true)
    .execute();
  return rows.map(({ key }) => key);
}

/** Locks a practice area until the transaction ends. */
export const lockPracticeArea = (tx: Tx, key: string) =>
  tx
    .selectFrom('practiceAreas')
    .select(SETTINGS_COLUMNS)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

/** Locks all practice areas until the transaction ends, and returns their keys in order. */
export async function lockPracticeAreaKeys(tx: Tx): Promise<string[]> {
  // All transactions lock in the order of the keys, which prevents deadlocks.
  await tx.selectFrom('practiceAreas').select('key').orderBy('key').forUpdate().execute();
  return (await listPracticeAreas(tx)).map(({ key }) => key);
}

/** Inserts a practice area after all others; undefined if its key is taken. */
export const insertPracticeArea = (tx: Tx, area: CreatePracticeAreaInput) =>
  tx
    .insertInto('practiceAreas')
    .values({
      ...area,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from practice_areas)`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(SETTINGS_COLUMNS)
    .executeTakeFirst();

export const replacePracticeArea = (tx: Tx, { key, ...fields }: CreatePracticeAreaInput) =>
  tx
    .updateTable('practiceAreas')
    .set(fields)
    .where('key', '=', key)
    .returning(SETTINGS_COLUMNS)
    .executeTakeFirstOrThrow();

/** Numbers the practice areas in the order of these keys. Rows whose position stays the same are not updated. */
export async function orderPracticeAreaRows(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`
    update practice_areas set position = place
    from unnest(${keys}::text[]) with ordinality as ordered (ordered_key, place)
    where key = ordered_key and position <> place`.execute(tx);
}

export async function deletePracticeAreaRow(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('practiceAreas').where('key', '=', key).execute();
}

/** The records that can have a practice area. */
type Uses = Record<
  'appointments' | 'messages' | 'testimonials' | 'attorneys' | 'consultationTypes',
  boolean
>;

/** Which kinds of records refer to a practice area, past ones included. */
export async function findPracticeAreaUses(db: Db, key: string): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select
      exists (select from ${scoped('appointments')} where practice_area = ${key}) as appointments,
      exists (select from ${scoped('contact_submissions')} where practice_area = ${key}) as messages,
      exists (select from testimonials where practice_area = ${key}) as testimonials,
      exists (select from attorneys where ${key} = any(practice_areas)) as attorneys,
      exists (select from consultation_types where ${key} = any(practice_areas)) as "consultationTypes"`.execute(
    db,
  );
  const [uses] = rows;
  if (!uses) throw new Error('A select without a table returned no row');
  return uses;
}
