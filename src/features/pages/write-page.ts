import type { User } from '../../platform/auth/user.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { PageRow } from './admin-queries.ts';
import type { PageContent } from './blocks/schema.ts';
import { changePage } from './change-page.ts';
import { createPage } from './edit-pages.ts';

/** A page as a whole: what visitors read, what has been saved since, and when that is published. */
export type WholePage = {
  path: string;
  content: PageContent;
  draft: PageContent | null;
  isPublished: boolean;
  publishAt: Date | null;
};

/**
 * Writes a page with its draft and its state; `before` is the page at this path, null if there is none yet. Throws
 * `invalid_input`, and `path_taken` for a new page whose path another one has.
 */
export async function writePage(
  deps: Pick<Context, 'db' | 'now' | 'sanitizeArticle'> & { user: User },
  { path, ...page }: WholePage,
  before: PageRow | null,
): Promise<PageRow> {
  if (before?.kind === 'application' && !page.isPublished) {
    throw invalidField(
      'isPublished',
      'This page has a function. Hide it under Component Visibility.',
    );
  }
  const { id } = before ?? (await createPage(deps, { path, content: page.content })).page;
  const action = page.isPublished ? 'page.publish' : 'page.save';
  return changePage(deps, { id }, action, async () => ({ ...page, isPreset: false }));
}
