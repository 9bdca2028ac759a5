import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { fetchPage, type ListOrder, pageKey } from '../../platform/pagination/page-queries.ts';
import type { PageInput } from '../../platform/pagination/schema.ts';

/** The documented columns, in the documented order. */
const COLUMNS = [
  'id',
  'name',
  'displayName',
  'description',
  'cssVariables',
  'isActive',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const;

const NEWEST_FIRST: ListOrder = { column: 'createdAt', type: 'timestamptz', direction: 'desc' };

// Arbitrary, but the same in every process.
const ACTIVATION_LOCK = 7_303_019;

/** The theme that the firm activated, with the documented columns. */
export function findActiveTheme(db: Db) {
  return db
    .selectFrom('themeSettings')
    .select(COLUMNS)
    .where('isActive', '=', true)
    .executeTakeFirst();
}

/** A page of the installed themes, newest first. */
export function listThemes(db: Db, page: PageInput) {
  const themes = db.selectFrom('themeSettings').select(COLUMNS).select(pageKey(NEWEST_FIRST));
  return fetchPage(themes, NEWEST_FIRST, page);
}

/** Adds an inactive theme. Undefined if its name is taken. */
export function insertTheme(
  tx: Tx,
  theme: { name: string; displayName: string; description: string; cssVariables: string },
) {
  return tx
    .insertInto('themeSettings')
    .values(theme)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** The theme, with the documented columns. */
export function findTheme(db: Db, id: string) {
  return db.selectFrom('themeSettings').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The theme of a name, with the documented columns. */
export const findThemeByName = (db: Db, name: string) =>
  db.selectFrom('themeSettings').select(COLUMNS).where('name', '=', name).executeTakeFirst();

/** Locks a theme until the transaction ends. */
export function lockTheme(tx: Tx, id: string) {
  return tx
    .selectFrom('themeSettings')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Serialises activations across all processes: each has to see the result of the previous one. */
export async function lockActivation(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ACTIVATION_LOCK)})`.execute(tx);
}

/** Makes a theme the active one instead of the current one. Needs `lockActivation`. */
export async function setActiveTheme(tx: Tx, id: string) {
  await tx
    .updateTable('themeSettings')
    .set({ isActive: false })
    .where('isActive', '=', true)
    .where('id', '<>', id)
    .execute();
  return tx
    .updateTable('themeSettings')
    .set({ isActive: true })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateThemeRow(
  tx: Tx,
  id: string,
  fields: { displayName: string; description: string; cssVariables: string },
) {
  return tx
    .updateTable('themeSettings')
    .set(fields)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteTheme(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('themeSettings').where('id', '=', id).execute();
}
