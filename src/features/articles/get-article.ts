import { notFound } from '../../platform/errors/errors.ts';
import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findPictures } from '../pictures/queries.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { leadPicture, picturesIn, showPictures, withPicturesShown } from './article-pictures.ts';
import {
  findArticleBySlug,
  findCurrentSlug,
  findNeighbours,
  listArticles,
  listArticlesForFeeds,
  listRelatedArticles,
} from './queries.ts';
import { asTeaser } from './rules.ts';
import { sanitizeContent } from './sanitize-article.ts';

type Deps = Pick<Context, 'db' | 'now' | 'sanitizeArticle'>;

const RELATED = 3;

/** A page of the published articles with their texts, newest first. */
export async function listPublishedArticles(deps: Deps, page: SearchPageInput) {
  const { db, now } = deps;
  await requireVisible(db, 'blog_articles');
  const { items, ...others } = await listArticles(db, { ...page, now: now() });
  return { items: await readyToShow(deps, items), ...others };
}

/** The newest articles for feeds, with their texts, at most `limit`. */
export async function listFeedArticles(deps: Deps, limit: number) {
  const { db, now } = deps;
  await requireVisible(db, 'blog_articles');
  return readyToShow(deps, await listArticlesForFeeds(db, { limit, now: now() }));
}

/** The articles with their texts sanitized, and the pictures in them as pages show them. */
async function readyToShow<Article extends { content: string }>(
  { db, sanitizeArticle }: Pick<Deps, 'db' | 'sanitizeArticle'>,
  articles: readonly Article[],
): Promise<Article[]> {
  const sanitized = articles.map((article) => sanitizeContent(sanitizeArticle, article));
  return withPicturesShown(db, await Promise.all(sanitized));
}

/** A published article by its current or a previous slug. Throws `article_not_found`. */
export async function getArticle(deps: Deps, slug: string) {
  await requireVisible(deps.db, 'blog_articles');
  const { article } = await findCurrentOrMoved(deps, { slug, now: deps.now() });
  const { isSample: _, guestLine: __, ...documented } = article;
  return documented;
}

/** The same with the related content of its page. */
export async function getArticlePage(deps: Deps, slug: string) {
  const { db, now: clock } = deps;
  await requireVisible(db, 'blog_articles');
  const now = clock();
  const { article, picture, movedTo } = await findCurrentOrMoved(deps, { slug, now });
  const { publishedAt, category, id } = article;
  const [related, neighbours] = await Promise.all([
    listRelatedArticles(db, { id, category, limit: RELATED, now }),
    findNeighbours(db, { publishedAt, now }),
  ]);
  return {
    article: { ...article, picture },
    movedTo,
    related: related.map(asTeaser),
    ...neighbours,
  };
}

async function findCurrentOrMoved(
  { db, sanitizeArticle }: Deps,
  { slug, now }: { slug: string; now: Date },
) {
  const current = await findArticleBySlug(db, { slug, now });
  const moved = current ? undefined : await findCurrentSlug(db, { slug, now });
  const article = moved ? await findArticleBySlug(db, { slug: moved.slug, now }) : current;
  if (!article) {
    throw notFound('article', "The article you're looking for doesn't exist or has been moved.");
  }
  const sanitized = await sanitizeContent(sanitizeArticle, article);
  const { content } = sanitized;
  const pictures = await findPictures(db, picturesIn(content));
  return {
    article: { ...sanitized, content: showPictures(content, pictures) },
    picture: leadPicture(content, pictures),
    movedTo: moved?.slug ?? null,
  };
}
