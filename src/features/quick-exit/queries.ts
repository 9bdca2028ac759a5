import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { DEFAULT_NEUTRAL_URL, type Place } from './rules.ts';
import type { QuickExitFields } from './schema.ts';

const COLUMNS = ['places', 'practiceAreas', 'neutralUrl', 'hotlines', 'updatedAt'] as const;

type Settings = QuickExitFields & { updatedAt: Date };

/** The settings if the row, which a migration inserts, is missing: the quick exit is offered nowhere. */
const NOTHING: Settings = {
  places: [],
  practiceAreas: [],
  neutralUrl: DEFAULT_NEUTRAL_URL,
  hotlines: [],
  updatedAt: new Date(0),
};

const selectSettings = (db: Db) =>
  db
    .selectFrom('quickExitSettings')
    .select(COLUMNS)
    .$narrowType<{ places: Place[]; hotlines: QuickExitFields['hotlines'] }>();

export async function getQuickExitSettings(db: Db): Promise<Settings> {
  return (await selectSettings(db).executeTakeFirst()) ?? NOTHING;
}

/** The settings, locked until the transaction ends. */
export async function lockQuickExitSettings(tx: Tx): Promise<Settings> {
  return (await selectSettings(tx).forUpdate().executeTakeFirst()) ?? NOTHING;
}

export function upsertQuickExitSettings(tx: Tx, { hotlines, ...fields }: QuickExitFields) {
  const values = { ...fields, hotlines: JSON.stringify(hotlines) };
  return tx
    .insertInto('quickExitSettings')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .returning(COLUMNS)
    .$narrowType<{ places: Place[]; hotlines: QuickExitFields['hotlines'] }>()
    .executeTakeFirstOrThrow();
}

/**
 * The paths of pages about these practice areas: those that the areas link to, and those whose `area` is one of them.
 */
export async function listPathsOfAreas(db: Db, areas: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('practiceAreas')
    .select(sql<string>`split_part(page_path, '#', 1)`.as('path'))
    .where('key', 'in', areas)
    .where('pagePath', 'is not', null)
    .union((eb) =>
      eb
        .selectFrom('pages')
        .select('path')
        .where('kind', '=', 'page')
        .where(sql`content ->> 'area'`, 'in', areas),
    )
    .execute();
  return rows.map(({ path }) => path).sort();
}
