import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import {
  deletePageRow,
  deletePathRedirect,
  findAdminPage,
  insertPage,
  isPathTaken,
  lockPage,
  type PageRow,
  redirectPath,
} from './admin-queries.ts';
import { answerIfScheduled } from './answer-page-findings.ts';
import { lockPagePictures } from './blocks/page-pictures.ts';
import { sanitizeBlocks } from './blocks/sanitize-blocks.ts';
import type { PageContent } from './blocks/schema.ts';
import { changePage, logPageChange, requireNoApplication } from './change-page.ts';
import { noSuchPage } from './find-page.ts';
import { PAGE_PATH, RESERVED_SEGMENTS } from './rules.ts';
import type { CreatePageInput, SavePageInput } from './schema.ts';
import { recordPageVersion } from './versions/queries.ts';

type Deps = Pick<Context, 'db' | 'sanitizeArticle'> & { user: User };

/** A page in any state. Throws `page_not_found`. */
export async function getAdminPage({ db }: Pick<Context, 'db'>, id: string): Promise<PageRow> {
  const page = await findAdminPage(db, id);
  if (!page) throw noSuchPage();
  return page;
}

/**
 * Creates a page that is not published yet. Throws `path_taken`, or `invalid_input` for a path that is reserved or a
 * picture that does not exist.
 */
export async function createPage(
  { db, sanitizeArticle, user }: Deps,
  { path, content }: CreatePageInput,
) {
  requirePagePath(path);
  const { content: draft, removed } = await sanitizeBlocks(sanitizeArticle, content);
  const page = await inTransaction(db, (tx) => insertDraft(tx, user, { path, draft }));
  return { page, removed };
}

/** Adds a page with a sanitised draft that is not published yet. Throws `path_taken` or `invalid_input`. */
export async function insertDraft(
  tx: Tx,
  user: User,
  { path, draft }: { path: string; draft: PageContent },
): Promise<PageRow> {
  await lockPagePictures(tx, draft);
  const page = await insertPage(tx, path, draft);
  if (!page) throw pathTaken();
  await recordPageVersion(tx, page.id, user.username);
  await logPageChange(tx, user, 'page.create', null, page);
  return page;
}

/**
 * Saves the content of a page as its draft, which visitors see once it is published. Throws `page_not_found`,
 * `path_taken`, `edited_meanwhile` if the page has been saved since the caller read it, or, for a scheduled page,
 * `advertising_findings`.
 */
export async function savePage(
  { db, sanitizeArticle, user }: Deps,
  { id, path, content, updatedAt, advertisingReason }: SavePageInput,
) {
  const { content: draft, removed } = await sanitizeBlocks(sanitizeArticle, content);
  const page = await changePage(
    { db, user },
    { id, updatedAt },
    'page.save',
    async (tx, before) => {
      await lockPagePictures(tx, draft);
      await recordPageVersion(tx, id, null);
      if (path && path !== before.path) await movePage(tx, before, path);
      const answered = await answerIfScheduled(tx, before, draft, advertisingReason);
      return { draft, ...(path && { path }), ...answered };
    },
  );
  return { page, removed };
}

/** Deletes a page with its versions and its links. Throws `page_not_found` or `page_is_application`. */
export function deletePage({ db, user }: Pick<Deps, 'db' | 'user'>, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockPage(tx, id);
    if (!before) throw noSuchPage();
    requireNoApplication(before, 'This page has a function and cannot be deleted.');
    await deletePageRow(tx, id);
    await logPageChange(tx, user, 'page.delete', before, null);
  });
}

async function movePage(tx: Tx, page: PageRow, path: string): Promise<void> {
  requireNoApplication(page, 'This page has a function and keeps its address.', 'path');
  requirePagePath(path);
  if (await isPathTaken(tx, path, page.id)) throw pathTaken();
  if (page.isPublished) await redirectPath(tx, { oldPath: page.path, path, pageId: page.id });
  else await deletePathRedirect(tx, path);
}

const pathTaken = () =>
  new DomainError('conflict', 'path_taken', 'Another page has this path.', {
    fieldErrors: { path: ['Another page has this path'] },
  });

/** Throws `invalid_input` for a path that no page may have. */
function requirePagePath(path: string): void {
  if (!PAGE_PATH.test(path)) {
    throw invalidField('path', 'Use lowercase words with hyphens, such as /practice-areas/wills');
  }
  const [, first = ''] = path.split('/');
  if (RESERVED_SEGMENTS.includes(first)) {
    throw invalidField('path', `Paths below /${first} are reserved`);
  }
}
