import type { Context } from '../../platform/trpc/context.ts';
import { findAdminArticle, listAdminArticles, listArticleRows } from './admin-queries.ts';
import { noSuchArticle } from './draft-article.ts';
import { sanitizeContent } from './sanitize-article.ts';
import type { ListAdminArticlesInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/** A page of the articles that match the search and filters, in any state, newest first. */
export async function findAdminArticles(
  { db, now, sanitizeArticle }: Deps & Pick<Context, 'sanitizeArticle'>,
  input: ListAdminArticlesInput,
) {
  const page = await listAdminArticles(db, input, now());
  const sanitized = page.items.map((article) => sanitizeContent(sanitizeArticle, article));
  return { ...page, items: await Promise.all(sanitized) };
}

/** The same without the texts, for lists. */
export function findArticleRows({ db, now }: Deps, input: ListAdminArticlesInput) {
  return listArticleRows(db, input, now());
}

/** An article in any state, with sanitized HTML. Throws `article_not_found`. */
export async function getAdminArticle(
  { db, sanitizeArticle }: Pick<Context, 'db' | 'sanitizeArticle'>,
  id: string,
) {
  const article = await findAdminArticle(db, id);
  if (!article) throw noSuchArticle();
  return sanitizeContent(sanitizeArticle, article);
}
