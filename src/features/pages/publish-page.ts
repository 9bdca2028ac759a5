import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { PageChange, PageRow } from './admin-queries.ts';
import { answerPublication } from './answer-page-findings.ts';
import { changePage, requireNoApplication } from './change-page.ts';
import type { PublishPageInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Publishes the draft of a page, at once or at `publishAt`. Throws `page_not_found`, `edited_meanwhile` or
 * `advertising_findings`.
 */
export function publishPage(
  { db, now, user }: Deps & Pick<Context, 'now'>,
  { id, updatedAt, publishAt, advertisingReason }: PublishPageInput,
) {
  const isLater = publishAt && publishAt > now();
  return changePage(
    { db, user },
    { id, updatedAt },
    isLater ? 'page.schedule' : 'page.publish',
    async (tx, page) => ({
      ...(isLater ? { publishAt } : publication(page)),
      ...(await answerPublication(tx, page, advertisingReason)),
    }),
  );
}

/** The change that publishes the draft of a page. */
export const publication = ({ content, draft }: PageRow): PageChange => ({
  content: draft ?? content,
  draft: null,
  isPublished: true,
  publishAt: null,
  isPreset: false,
});

/** Takes a page off the site, or cancels its schedule. Throws `page_is_application` for a page with a function. */
export function unpublishPage(
  { db, user }: Deps,
  input: { id: string; updatedAt?: Date | null | undefined },
) {
  return changePage({ db, user }, input, 'page.unpublish', async (_tx, page) => {
    if (page.publishAt) return { publishAt: null };
    requireNoApplication(page, 'This page has a function. Hide it under Component Visibility.');
    return { isPublished: false };
  });
}
