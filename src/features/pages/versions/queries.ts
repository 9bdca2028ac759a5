import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { pageContentSchema } from '../blocks/schema.ts';
import { KEPT_PAGE_VERSIONS } from '../rules.ts';

/**
 * Records the words of a page, its draft if there is one, as its newest version, unless they are that already, and
 * deletes the oldest versions above the limit. `savedBy` is null if the installation wrote them. The page must be
 * locked or new.
 */
export async function recordPageVersion(tx: Tx, id: string, savedBy: string | null): Promise<void> {
  const { numAffectedRows } = await sql`
    with newest as (
      select number, content from page_versions where page_id = ${id} order by number desc limit 1
    )
    insert into page_versions (page_id, number, content, saved_at, saved_by)
    select page.id, coalesce(newest.number, 0) + 1, coalesce(page.draft, page.content), page.updated_at, ${savedBy}
    from pages as page left join newest on true
    where page.id = ${id} and newest.content is distinct from coalesce(page.draft, page.content)`.execute(
    tx,
  );
  if (numAffectedRows) await deleteOldVersions(tx, id);
}

async function deleteOldVersions(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('pageVersions')
    .where('pageId', '=', id)
    .where('number', '<=', (eb) =>
      eb
        .selectFrom('pageVersions')
        .select((inner) => inner(inner.fn.max('number'), '-', KEPT_PAGE_VERSIONS).as('last'))
        .where('pageId', '=', id),
    )
    .execute();
}

/** The versions of a page without their blocks, newest first. */
export function listPageVersions(db: Db, id: string) {
  return db
    .selectFrom('pageVersions')
    .select(['number', 'savedAt', 'savedBy'])
    .select(sql<string>`content ->> 'heading'`.as('heading'))
    .where('pageId', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** One version with its content. */
export async function findPageVersion(db: Db, { id, number }: { id: string; number: number }) {
  const row = await db
    .selectFrom('pageVersions')
    .select(['number', 'savedAt', 'savedBy', 'content'])
    .where('pageId', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...row, content: pageContentSchema.parse(row.content) };
}
