import type { Context } from '../../platform/trpc/context.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { requireArticleCategory } from './categories/require-article-category.ts';
import { markFound } from './mark-found-queries.ts';
import { listArticlesOf, searchArticles } from './queries.ts';
import { asTeaser } from './rules.ts';
import type { SearchArticlesInput } from './schema.ts';

const MOST = 50;

/** The main language if none is given. */
type Asking = Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'language'>>;

/** Articles for the blog page: the newest, or for a search the best matches first, with the matches marked. */
export async function findArticles(
  { db, now, language }: Asking,
  { q, category = null }: SearchArticlesInput,
) {
  await requireVisible(db, 'blog_articles');
  await requireArticleCategory(db, category);
  const common = {
    category: category ?? null,
    limit: MOST,
    now: now(),
    ...(language && { language }),
  };
  if (!q) return (await listArticlesOf(db, common)).map(asTeaser);
  const articles = (await searchArticles(db, { ...common, q })).map(asTeaser);
  const marked = await markFound(
    db,
    q,
    articles.flatMap(({ title, excerpt }) => [title, excerpt]),
    language,
  );
  return articles.map((article, place) => ({
    ...article,
    title: marked[2 * place] ?? article.title,
    excerpt: marked[2 * place + 1] ?? article.excerpt,
  }));
}

/** The newest articles, for the home page. */
export async function findLatestArticles(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  { limit }: { limit: number },
) {
  await requireVisible(db, 'blog_articles');
  return (await listArticlesOf(db, { limit, now: now(), language })).map(asTeaser);
}
