import { notFound } from '../../platform/errors/errors.ts';
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

const LISTED = 100;
const RELATED = 3;

/** The newest published articles with their texts, at most a hundred. */
export async function listPublishedArticles({ db, now, sanitizeArticle }: Deps) {
  await requireVisible(db, 'blog_articles');
  const articles = await listArticles(db, { limit: LISTED, now: now() });
  const sanitized = articles.map((article) => sanitizeContent(sanitizeArticle, article));
  return withPicturesShown(db, await Promise.all(sanitized));
}

/** The newest articles for feeds, with their texts, at most `limit`. */
export async function listFeedArticles({ db, now, sanitizeArticle }: Deps, limit: number) {
  await requireVisible(db, 'blog_articles');
  const articles = await listArticlesForFeeds(db, { limit, now: now() });
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
