import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

/** The number of sample articles, of sample testimonials, and of active sample attorneys. */
export function countSampleRows(db: Db) {
  const count = (from: string) => sql<number>`(select count(*)::int from ${sql.raw(from)})`;
  return db
    .selectNoFrom([
      count('blog_posts where is_sample').as('articles'),
      count('testimonials where is_sample').as('testimonials'),
      count('attorneys where is_sample and is_active').as('attorneys'),
    ])
    .executeTakeFirstOrThrow();
}

/** The ids of the sample rows of a table, locked in the order of the ids until the transaction ends. */
export async function lockSampleIds(
  tx: Tx,
  table: 'blogPosts' | 'testimonials',
): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('isSample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** How many articles have this author; samples do not count. */
export async function countOwnArticles(db: Db, author: string): Promise<number> {
  const { count } = await db
    .selectFrom('blogPosts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author', '=', author)
    .where('isSample', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** The slugs of the sample attorneys in order, hidden ones included. */
export async function listSampleSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('attorneys')
    .select('slug')
    .where('isSample', '=', true)
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}
