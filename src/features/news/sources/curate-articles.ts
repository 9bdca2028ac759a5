import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findSource, listSourceArticles, lockArticle, markArticle } from './queries.ts';
import type { MarkArticleInput } from './schema.ts';
import { missingSource } from './store-source.ts';

type Article = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** All stored articles of a source, including hidden ones. Throws `source_not_found`. */
export async function readSourceArticles({ db }: Pick<Context, 'db'>, sourceId: string) {
  if (!(await findSource(db, sourceId))) missingSource();
  return (await listSourceArticles(db, sourceId)).map(presentArticle);
}

/** Hides or shows an article on the website, pins or unpins it. Throws `article_not_found`. */
export function curateArticle(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: User },
  { id, isVisible, isPinned }: MarkArticleInput,
) {
  return db.transaction().execute(async (tx) => {
    const before = (await lockArticle(tx, id)) ?? missingArticle();
    const wasPinned = before.pinnedAt !== null;
    const next = { isVisible: isVisible ?? before.isVisible, isPinned: isPinned ?? wasPinned };
    if (next.isVisible === before.isVisible && next.isPinned === wasPinned) {
      return presentArticle(before);
    }
    const after = await markArticle(tx, id, {
      isVisible: next.isVisible,
      pinnedAt: next.isPinned ? (before.pinnedAt ?? now()) : null,
    });
    await logChange(tx, user.username, deedOf(before, next), ['external_blog_articles', id], {
      before: auditArticle(before),
      after: auditArticle(after),
    });
    return presentArticle(after);
  });
}

function deedOf(before: Article, next: { isVisible: boolean; isPinned: boolean }): string {
  if (next.isVisible !== before.isVisible) {
    return next.isVisible ? 'external_article.show' : 'external_article.hide';
  }
  return next.isPinned ? 'external_article.pin' : 'external_article.unpin';
}

const presentArticle = ({ pinnedAt, ...article }: Article) => ({
  ...article,
  isPinned: pinnedAt !== null,
});

const auditArticle = (article: Article) => {
  const { title, isVisible, isPinned } = presentArticle(article);
  return { title, isVisible, isPinned };
};

function missingArticle(): never {
  throw notFound('article', 'There is no such article.');
}
