import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/client.ts';
import type { User } from '../../platform/auth/user.ts';
import { insertPage, lockPage, type PageRow, updatePage } from './admin-queries.ts';
import type { PageContent } from './blocks/schema.ts';
import { changePage, logPageChange } from './change-page.ts';
import { findPageIds } from './menus/queries.ts';
import { recordPageVersion } from './versions/queries.ts';

/** Whether a page still has a text that came with the product, and no draft of staff. */
export const isUneditedPage = ({
  isPreset,
  draft,
  publishAt,
}: Pick<PageRow, 'isPreset' | 'draft' | 'publishAt'>): boolean =>
  isPreset && draft === null && publishAt === null;

/**
 * Publishes the product's text at a path, unless staff have edited the page there. Returns the page if that changed it,
 * otherwise null.
 */
export async function writePresetPage(
  deps: { db: Tx; user: User },
  path: string,
  content: PageContent,
): Promise<PageRow | null> {
  const id = (await findPageIds(deps.db, [path])).get(path);
  if (id === undefined) return addPresetPage(deps, path, content);
  const before = await lockPage(deps.db, id);
  if (!before || !isUneditedPage(before)) return null;
  if (before.isPublished && isDeepStrictEqual(before.content, content)) return null;
  return changePage(deps, { id }, 'page.publish', async () => ({ content, isPublished: true }));
}

async function addPresetPage(
  { db, user }: { db: Tx; user: User },
  path: string,
  content: PageContent,
): Promise<PageRow | null> {
  const added = await insertPage(db, path, content);
  if (!added) return null;
  const page = await updatePage(db, added.id, { draft: null, isPublished: true, isPreset: true });
  await recordPageVersion(db, page.id, user.username);
  await logPageChange(db, user, 'page.create', null, page);
  return page;
}
