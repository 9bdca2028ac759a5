import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Menu } from './rules.ts';

/** The published page at a path, or the current path of a page that has moved from there. */
export async function findPublishedPage(db: Db, path: string) {
  const page = await db
    .selectFrom('pages')
    .select(['path', 'kind', 'content'])
    .where('path', '=', path)
    .where('isPublished', '=', true)
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

/** Paths of the published pages with their names and the time of their last change, in alphabetical order. */
export function listPublishedPages(db: Db) {
  return db
    .selectFrom('pages')
    .select(['path', 'kind', 'updatedAt'])
    .select(sql<string>`content ->> 'name'`.as('name'))
    .where('isPublished', '=', true)
    .orderBy('path')
    .execute();
}

/** The former paths of pages that redirect to a published page. */
export async function listRedirectedPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pageRedirects')
    .innerJoin('pages', 'pages.id', 'pageRedirects.pageId')
    .select('oldPath')
    .where('isPublished', '=', true)
    .execute();
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
    .select(['menu', 'path', 'fragment', 'text'])
    .where('isPublished', '=', true)
    .orderBy('menu')
    .orderBy('position')
    .orderBy('menuLinks.id')
    .$narrowType<{ menu: Menu }>()
    .execute();
}
