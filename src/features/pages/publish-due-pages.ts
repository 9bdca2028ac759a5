import { logChange } from '../../platform/audit/queries.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockDuePages, updatePage } from './admin-queries.ts';
import { publication } from './publish-page.ts';

/** Publishes the drafts whose scheduled time has come. */
export function publishDuePages({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const page of await lockDuePages(tx, now())) {
      await updatePage(tx, page.id, publication(page));
      await logChange(tx, 'schedule', 'page.publish', ['pages', page.id], {
        before: { path: page.path, isPublished: page.isPublished, publishAt: page.publishAt },
        after: { path: page.path, isPublished: true, publishAt: null },
      });
    }
  });
}
