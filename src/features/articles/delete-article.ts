import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteArticleRow, lockArticle } from './admin-queries.ts';
import { loggedArticle, noSuchArticle } from './draft-article.ts';

/** Deletes an article permanently, with its redirects. Throws `article_not_found`. */
export function deleteArticle({ db, user }: Pick<Context, 'db'> & { user: User }, id: string) {
  return inTransaction(db, async (tx) => {
    const before = await lockArticle(tx, id);
    if (!before) throw noSuchArticle();
    await deleteArticleRow(tx, id);
    await logChange(tx, user.username, 'article.delete', ['blog_posts', id], {
      before: loggedArticle(before),
    });
  });
}
