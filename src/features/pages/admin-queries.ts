import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { type PageContent, pageContentSchema } from './blocks/schema.ts';

const COLUMNS = [
  'id',
  'path',
  'kind',
  'content',
  'draft',
  'isPublished',
  'publishAt',
  'isPreset',
  'createdAt',
  'updatedAt',
] as const;

type Stored = { content: unknown; draft: unknown; kind: string };

/** A page in any state, as staff see it. */
export type PageRow = Awaited<ReturnType<typeof findAdminPage>> & object;

function asPage<Row extends Stored>({ content, draft, kind, ...row }: Row) {
  return {
    ...row,
    kind: kind as 'page' | 'application',
    content: pageContentSchema.parse(content),
    draft: draft === null ? null : pageContentSchema.parse(draft),
  };
}

export async function findAdminPage(db: Db, id: string) {
  const row = await db.selectFrom('pages').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && asPage(row);
}

/** Like `findAdminPage`, and locks the page until the transaction ends. */
export async function lockPage(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('pages')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asPage(row);
}

/** All pages with their content, sorted by path. */
export async function listWholePages(db: Db): Promise<PageRow[]> {
  return (await db.selectFrom('pages').select(COLUMNS).orderBy('path').execute()).map(asPage);
}

/** All pages without their blocks, sorted by path. */
export function listAdminPages(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', 'path', 'isPublished', 'publishAt', 'isPreset', 'updatedAt'])
    .select((eb) => [
      eb.ref('kind').$castTo<'page' | 'application'>().as('kind'),
      sql<string>`coalesce(draft, content) ->> 'name'`.as('name'),
      sql<boolean>`draft is not null`.as('hasDraft'),
    ])
    .orderBy('path')
    .execute();
}

/** Pages whose name, title, heading or path contains each of these words, at most `limit`. */
export async function findPagesByName(db: Db, { q, limit }: { q: string; limit: number }) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const items = await db
    .selectFrom('pages')
    .select(['id', 'path', sql<string>`coalesce(draft, content) ->> 'name'`.as('name')])
    .where((eb) =>
      eb.and(
        words.map(
          (
            word,
          ) => sql<boolean>`strpos(lower(concat_ws(' ', path, coalesce(draft, content) ->> 'name',
            coalesce(draft, content) ->> 'title', coalesce(draft, content) ->> 'heading')), ${word}) > 0`,
        ),
      ),
    )
    .orderBy('path')
    .limit(limit)
    .execute();
  return { items };
}

/** Returns undefined if another page has the path. */
export async function insertPage(tx: Tx, path: string, draft: PageContent) {
  const json = JSON.stringify(draft);
  const row = await tx
    .insertInto('pages')
    .values({ path, content: json, draft: json })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && asPage(row);
}

/** The pages whose content or draft shows any of these pictures; one row per page and picture. */
export function listPagesWithPictures(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('pages')
    .innerJoin(
      sql<{ pictureId: string }>`unnest(${ids}::text[])`.as<'wanted'>(sql`wanted(picture_id)`),
      (join) =>
        // A text search suffices: ids are hashes of 43 characters, and there are only a few dozen pages.
        join.on(sql<boolean>`strpos(concat(content::text, draft::text), wanted.picture_id) > 0`),
    )
    .select(['pages.id', 'wanted.pictureId'])
    .select(sql<string>`coalesce(draft, content) ->> 'name'`.as('name'))
    .orderBy('path')
    .execute();
}

/** The columns of a page that a use case changes; omitted columns stay unchanged. */
export type PageChange = {
  path?: string;
  content?: PageContent;
  draft?: PageContent | null;
  isPublished?: boolean;
  publishAt?: Date | null;
  isPreset?: boolean;
};

export async function updatePage(tx: Tx, id: string, { content, draft, ...change }: PageChange) {
  const row = await tx
    .updateTable('pages')
    .set({
      ...change,
      ...(content && { content: JSON.stringify(content) }),
      ...(draft !== undefined && { draft: draft && JSON.stringify(draft) }),
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return asPage(row);
}

export async function deletePageRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('pages').where('id', '=', id).execute();
}

/** Whether another page than `id` has the path. */
export async function isPathTaken(tx: Tx, path: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('path', '=', path)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Redirects an old path to the page, and deletes any redirect from its current path, which would be a loop. */
export async function redirectPath(
  tx: Tx,
  { oldPath, path, pageId }: { oldPath: string; path: string; pageId: string },
): Promise<void> {
  await deletePathRedirect(tx, path);
  await tx
    .insertInto('pageRedirects')
    .values({ oldPath, pageId })
    .onConflict((conflict) => conflict.column('oldPath').doUpdateSet({ pageId }))
    .execute();
}

export async function deletePathRedirect(tx: Tx, path: string): Promise<void> {
  await tx.deleteFrom('pageRedirects').where('oldPath', '=', path).execute();
}

/** Locks and returns pages whose scheduled publication is due; skips pages that another process has locked. */
export async function lockDuePages(tx: Tx, now: Date) {
  const rows = await tx
    .selectFrom('pages')
    .select(COLUMNS)
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asPage);
}
