import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { KEPT_VERSIONS } from './rules.ts';

/** The columns of an article that a version stores. */
const TEXT_COLUMNS = ['title', 'excerpt', 'content', 'category', 'author', 'guestLine'] as const;

const LISTED_COLUMNS = ['number', 'title', 'savedAt', 'savedBy'] as const;

/**
 * Records the stored text of an article as its newest version, unless it is that already, and deletes the oldest
 * versions above the limit. `savedBy` is null if unknown. The article must be locked or new.
 */
export async function recordVersion(tx: Tx, id: string, savedBy: string | null): Promise<void> {
  const textsOf = (row: string) =>
    sql.join(TEXT_COLUMNS.map((column) => sql.ref(`${row}.${column}`)));
  const { numAffectedRows } = await sql`
    with newest as (
      select * from article_versions where article_id = ${id} order by number desc limit 1
    )
    insert into article_versions
      (article_id, number, ${sql.join(TEXT_COLUMNS.map((column) => sql.ref(column)))}, saved_at, saved_by)
    select article.id, coalesce(newest.number, 0) + 1, ${textsOf('article')}, article.updated_at, ${savedBy}
    from blog_posts as article left join newest on true
    where article.id = ${id}
      and (newest.number is null or (${textsOf('newest')}) is distinct from (${textsOf('article')}))`.execute(
    tx,
  );
  if (numAffectedRows) await deleteOldVersions(tx, id);
}

async function deleteOldVersions(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('articleVersions')
    .where('articleId', '=', id)
    .where('number', '<=', (eb) =>
      eb
        .selectFrom('articleVersions')
        .select((inner) => inner(inner.fn.max('number'), '-', KEPT_VERSIONS).as('last'))
        .where('articleId', '=', id),
    )
    .execute();
}

/** The versions of an article without their texts, newest first. */
export function listVersions(db: Db, id: string) {
  return db
    .selectFrom('articleVersions')
    .select(LISTED_COLUMNS)
    .where('articleId', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** One version with its text. */
export function findVersion(db: Db, { id, number }: { id: string; number: number }) {
  return db
    .selectFrom('articleVersions')
    .select([...LISTED_COLUMNS, ...TEXT_COLUMNS])
    .where('articleId', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
}
