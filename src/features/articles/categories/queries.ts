import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { CreateArticleCategoryInput } from './schema.ts';

const SETTINGS_COLUMNS = ['key', 'label', 'figure', 'isActive', 'updatedAt'] as const;

/** All categories in order, inactive ones included. */
export const listArticleCategories = (db: Db) =>
  db
    .selectFrom('articleCategories')
    .select(SETTINGS_COLUMNS)
    .orderBy('position')
    .orderBy('key')
    .execute();

/** The keys of all categories, inactive ones included. */
export async function listArticleCategoryKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('articleCategories').select('key').execute();
  return rows.map(({ key }) => key);
}

/** Locks a category until the transaction ends. */
export const lockArticleCategory = (tx: Tx, key: string) =>
  tx
    .selectFrom('articleCategories')
    .select(SETTINGS_COLUMNS)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

/** Locks all categories until the transaction ends, and returns their keys in order. */
export async function lockArticleCategoryKeys(tx: Tx): Promise<string[]> {
  // All transactions lock in the order of the keys, so that they cannot deadlock.
  await tx.selectFrom('articleCategories').select('key').orderBy('key').forUpdate().execute();
  return (await listArticleCategories(tx)).map(({ key }) => key);
}

/** Inserts a category after all others; undefined if its key is taken. */
export const insertArticleCategory = (tx: Tx, category: CreateArticleCategoryInput) =>
  tx
    .insertInto('articleCategories')
    .values({
      ...category,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from article_categories)`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(SETTINGS_COLUMNS)
    .executeTakeFirst();

export const replaceArticleCategory = (tx: Tx, { key, ...fields }: CreateArticleCategoryInput) =>
  tx
    .updateTable('articleCategories')
    .set(fields)
    .where('key', '=', key)
    .returning(SETTINGS_COLUMNS)
    .executeTakeFirstOrThrow();

/** Numbers the categories in the order of these keys. Categories whose position is unchanged are not updated. */
export async function orderArticleCategoryRows(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`
    update article_categories set position = place
    from unnest(${keys}::text[]) with ordinality as ordered (ordered_key, place)
    where key = ordered_key and position <> place`.execute(tx);
}

export async function deleteArticleCategoryRow(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('articleCategories').where('key', '=', key).execute();
}

/** The kinds of records that can have a category. */
type Uses = Record<'articles' | 'versions', boolean>;

/** Which kinds of records have a category. */
export async function findArticleCategoryUses(db: Db, key: string): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select
      exists (select from blog_posts where category = ${key}) as articles,
      exists (select from article_versions where category = ${key}) as versions`.execute(db);
  const [uses] = rows;
  if (!uses) throw new Error('A select without a table returned no row');
  return uses;
}
