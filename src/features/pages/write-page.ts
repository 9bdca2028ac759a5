import type { User } from '../../platform/auth/user.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { PageRow } from './admin-queries.ts';
import type { PageContent } from './blocks/schema.ts';
import { changePage } from './change-page.ts';
import { createPage } from './edit-pages.ts';

/** A whole page: the published content, the draft, and when the draft is to be published. */
export type WholePage = {
  path: string;
  content: PageContent;
  draft: PageContent | null;
  isPublished: boolean;
  publishAt: Date | null;
};

/**
 * Writes a page with its draft and its state; `before` is the existing page at this path, or null. Throws
 * `invalid_input`, and `path_taken` for a new page whose path is in use.
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
