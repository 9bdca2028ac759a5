import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { ATTORNEY_PAGES } from '../firm/attorneys/queries.ts';
import { pageContentSchema } from './blocks/schema.ts';
import type { Menu } from './rules.ts';

/** Whether a path is not that of an attorney whom the firm hides. */
const isOfNobodyHidden = sql<boolean>`not exists (
  select from ${ATTORNEY_PAGES} as person where person.path = pages.path and not person.is_active)`;

/** The published page at a path, or the current path of a page that has moved from there. */
export async function findPublishedPage(db: Db, path: string) {
  const page = await db
    .selectFrom('pages')
    .select(['path', 'kind', 'content'])
    .where('path', '=', path)
    .where('isPublished', '=', true)
    .where(isOfNobodyHidden)
    .executeTakeFirst();
  if (page) return { page, movedTo: null };
  const moved = await db
    .selectFrom('pageRedirects')
    .innerJoin('pages', 'pages.id', 'pageRedirects.pageId')
    .select('pages.path')
    .where('oldPath', '=', path)
    .where('isPublished', '=', true)
    .executeTakeFirst();
  return moved && { page: null, movedTo: moved.path };
}

/** The published pages with what they say. */
export async function listPublishedContents(db: Db) {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'path', 'kind', 'content'])
    .where('isPublished', '=', true)
    .execute();
  return pages.map((page) => ({ ...page, content: pageContentSchema.parse(page.content) }));
}

/**
 * Paths of the published pages and of the pages of the attorneys, with their names and the time of their last change, in
 * alphabetical order. An attorney has a page whether or not staff have written one at its path.
 */
export async function listPublishedPages(db: Db) {
  const { rows } = await sql<PublishedPage>`
    select path, kind, updated_at, content ->> 'name' as name from pages
      where is_published and path not in (select path from ${ATTORNEY_PAGES} as person)
    union all
    select path, 'application', updated_at, name from ${ATTORNEY_PAGES} as person where is_active
    order by path`.execute(db);
  return rows;
}

/** An `application` page shows more than its own row, whose last change is then not that of the page. */
type PublishedPage = { path: string; kind: 'page' | 'application'; updatedAt: Date; name: string };

/** The former paths of pages that redirect to a published page, or to that of an attorney. */
export async function listRedirectedPaths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ oldPath: string }>`
    select old_path from page_redirects join pages on pages.id = page_id where is_published
    union
    select '/attorneys/' || former_slug
      from ${ATTORNEY_PAGES} as person, unnest(former_slugs) as former_slug where is_active`.execute(
    db,
  );
  return rows.map(({ oldPath }) => oldPath);
}

/** The paths of the pages that are not published. */
export async function listUnpublishedPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('path')
    .where('isPublished', '=', false)
    .execute();
  return rows.map(({ path }) => path);
}

/** The links of all menus to published pages, in their order. */
export function listShownLinks(db: Db) {
  return db
    .selectFrom('menuLinks')
    .innerJoin('pages', 'pages.id', 'menuLinks.pageId')
    .select(['menu', 'path', 'kind', 'fragment', 'text'])
    .where('isPublished', '=', true)
    .orderBy('menu')
    .orderBy('position')
    .orderBy('menuLinks.id')
    .$narrowType<{ menu: Menu }>()
    .execute();
}
