import type { Context } from '../../platform/trpc/context.ts';
import {
  findAdminArticle,
  findMatchingArticles,
  listAdminArticles,
  listArticleRows,
  listEveryArticle,
} from './admin-queries.ts';
import { withPicturesWritten } from './article-pictures.ts';
import { requireArticleCategory } from './categories/require-article-category.ts';
import { noSuchArticle } from './draft-article.ts';
import { sanitizeContent } from './sanitize-article.ts';
import type { ArticleFilter, ListAdminArticlesInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/** A page of the articles that match the search and filters, in any state, newest first. */
export async function findAdminArticles(
  { db, now, sanitizeArticle }: Deps & Pick<Context, 'sanitizeArticle'>,
  input: ListAdminArticlesInput,
) {
  await requireArticleCategory(db, input.category);
  const page = await listAdminArticles(db, input, now());
  const sanitized = page.items.map((article) => sanitizeContent(sanitizeArticle, article));
  return { ...page, items: await withPicturesWritten(db, await Promise.all(sanitized)) };
}

/** All articles in any state, with sanitized HTML, newest first. */
export async function findEveryArticle({
  db,
  sanitizeArticle,
}: Pick<Context, 'db' | 'sanitizeArticle'>) {
  const articles = await listEveryArticle(db);
  const sanitized = articles.map((article) => sanitizeContent(sanitizeArticle, article));
  return withPicturesWritten(db, await Promise.all(sanitized));
}

/** The same without the texts, for lists. */
export async function findArticleRows({ db, now }: Deps, input: ListAdminArticlesInput) {
  await requireArticleCategory(db, input.category);
  return listArticleRows(db, input, now());
}

/** The ids of the articles that match the search and filters, for a bulk change. */
export async function listMatchingArticles({ db, now }: Deps, filter: ArticleFilter) {
  await requireArticleCategory(db, filter.category);
  return findMatchingArticles(db, filter, now());
}

/** An article in any state, with sanitized HTML. Throws `article_not_found`. */
export async function getAdminArticle(
  { db, sanitizeArticle }: Pick<Context, 'db' | 'sanitizeArticle'>,
  id: string,
) {
  const article = await findAdminArticle(db, id);
  if (!article) throw noSuchArticle();
  const sanitized = await sanitizeContent(sanitizeArticle, article);
  const [written = sanitized] = await withPicturesWritten(db, [sanitized]);
  return written;
}
