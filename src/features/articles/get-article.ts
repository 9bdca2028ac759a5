import * as errors from '../../../messages/en/errors.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { linksIn } from '../../platform/languages/links-in.ts';
import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findPictures } from '../pictures/queries.ts';
import { notTranslated } from '../translations/not-translated.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { leadPicture, picturesIn, showPictures, withPicturesShown } from './article-pictures.ts';
import { findArticleBySlug, findCurrentSlug, findOriginalSlug } from './by-slug-queries.ts';
import {
  findNeighbours,
  listArticles,
  listArticlesForFeeds,
  listRelatedArticles,
} from './queries.ts';
import { asTeaser } from './rules.ts';
import { sanitizeContent } from './sanitize-article.ts';

type Deps = Pick<Context, 'db' | 'now' | 'sanitizeArticle' | 'language'>;

const RELATED = 3;

/** A page of the published articles with their texts, newest first. */
export async function listPublishedArticles(deps: Deps, page: SearchPageInput) {
  const { db, now, language } = deps;
  await requireVisible(db, 'blog_articles');
  const { items, ...others } = await listArticles(db, { ...page, now: now(), language });
  return { items: await readyToShow(deps, items), ...others };
}

/** The newest articles for feeds, with their texts, at most `limit`. */
export async function listFeedArticles(deps: Deps, limit: number) {
  const { db, now, language } = deps;
  await requireVisible(db, 'blog_articles');
  return readyToShow(deps, await listArticlesForFeeds(db, { limit, now: now(), language }));
}

/** The articles with their texts sanitized, and the pictures in them as pages show them. */
async function readyToShow<Article extends { content: string }>(
  { db, sanitizeArticle, language }: Omit<Deps, 'now'>,
  articles: readonly Article[],
): Promise<Article[]> {
  const sanitized = articles.map((article) => sanitizeContent(sanitizeArticle, article));
  const shown = await withPicturesShown(db, await Promise.all(sanitized));
  return shown.map((article) => withLinksIn(language, article));
}

/** A published article by its current or a previous slug. Throws `article_not_found`. */
export async function getArticle(deps: Deps, slug: string) {
  await requireVisible(deps.db, 'blog_articles');
  const { article } = await findCurrentOrMoved(deps, { slug, now: deps.now() });
  const { isSample: _, guestLine: __, originalLanguage: ___, ...documented } = article;
  return documented;
}

/** The same with the related content of its page. */
export async function getArticlePage(deps: Deps, slug: string) {
  const { db, now: clock, language } = deps;
  await requireVisible(db, 'blog_articles');
  const now = clock();
  const { article, picture, movedTo } = await findCurrentOrMoved(deps, { slug, now });
  const { publishedAt, category, id } = article;
  const [related, neighbours] = await Promise.all([
    listRelatedArticles(db, { id, category, limit: RELATED, now, language }),
    findNeighbours(db, { publishedAt, now, language }),
  ]);
  return {
    article: { ...article, picture },
    movedTo,
    related: related.map(asTeaser),
    ...neighbours,
  };
}

async function findCurrentOrMoved(
  { db, sanitizeArticle, language }: Deps,
  { slug, now }: { slug: string; now: Date },
) {
  const asked = { now, language };
  const current = await findArticleBySlug(db, { slug, ...asked });
  const moved = current ? undefined : await findCurrentSlug(db, { slug, ...asked });
  const article = moved ? await findArticleBySlug(db, { slug: moved.slug, ...asked }) : current;
  if (!article) throw await noSuchArticle(db, { slug, ...asked });
  const sanitized = await sanitizeContent(sanitizeArticle, article);
  const { content } = sanitized;
  const pictures = await findPictures(db, picturesIn(content));
  const shown = { ...sanitized, content: showPictures(content, pictures) };
  return {
    article: withLinksIn(language, shown),
    picture: leadPicture(content, pictures),
    movedTo: moved?.slug ?? null,
  };
}

/** Says where the original is if the language leaves out the article. */
async function noSuchArticle(
  db: Deps['db'],
  asked: { slug: string; now: Date; language: Deps['language'] },
): Promise<Error> {
  const original = asked.language === MAIN_LANGUAGE ? undefined : await findOriginalSlug(db, asked);
  return original
    ? notTranslated('article', `/blog/${original.slug}`)
    : notFound('article', errors.articleNotFound);
}

const withLinksIn = <Article extends { content: string }>(
  language: Deps['language'],
  article: Article,
): Article =>
  language === MAIN_LANGUAGE
    ? article
    : { ...article, content: linksIn(language, article.content) };
