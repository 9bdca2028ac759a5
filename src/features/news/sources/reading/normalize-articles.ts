import { articleUrl, canonicalUrl } from './canonical-url.ts';
import { plainText } from './plain-text.ts';
import type { RawArticle } from './raw-article.ts';
import { isDayFirst, readDate } from './read-date.ts';

/** An article that can be shown: plain text and a web link. */
export type Article = {
  /** The source's id of the article, which stays the same when title or address change. */
  externalId: string;
  title: string;
  url: string;
  /** Used only for comparison. */
  canonicalUrl: string;
  excerpt: string | null;
  author: string | null;
  publishedAt: Date | null;
  imageUrl: string | null;
};

const MAX_TITLE = 300;
const MAX_EXCERPT = 600;
const MAX_AUTHOR = 200;
const MAX_ID = 500;
const MAX_DATE = 200;
const MAX_ARTICLES = 100;
const TITLE_FROM_EXCERPT = 80;

/**
 * The newest hundred of the articles, without duplicates and without articles that have no web address or neither title
 * nor excerpt. Sorted by date; an article without a date stays behind the one before it.
 *
 * @param base address of the response, which relative addresses are resolved against
 */
export function normalizeArticles(raw: readonly RawArticle[], base: string): Article[] {
  const byId = new Map<string, Article>();
  const addresses = new Set<string>();
  const dayFirst = raw.some(({ publishedAt }) => isDayFirst(publishedAt));
  for (const article of raw.flatMap((each) => tidy(each, base, dayFirst) ?? [])) {
    if (byId.has(article.externalId) || addresses.has(article.canonicalUrl)) continue;
    byId.set(article.externalId, article);
    addresses.add(article.canonicalUrl);
  }
  return newestFirst([...byId.values()]).slice(0, MAX_ARTICLES);
}

function tidy(raw: RawArticle, address: string, dayFirst: boolean): Article | undefined {
  const base = (raw.bases ?? []).reduce(within, address);
  const url = articleUrl(raw.url, base);
  const excerpt = plainText(raw.excerpt, MAX_EXCERPT);
  const title = plainText(raw.title, MAX_TITLE) ?? plainText(excerpt ?? '', TITLE_FROM_EXCERPT);
  if (!url || !title) return undefined;
  const canonical = canonicalUrl(url);
  const image = articleUrl(raw.image, base);
  return {
    externalId: plainText(raw.id, MAX_ID) ?? canonical,
    title,
    url,
    canonicalUrl: canonical,
    excerpt: excerpt === title ? null : excerpt,
    author: plainText(raw.author, MAX_AUTHOR),
    publishedAt: readDate(plainText(raw.publishedAt, MAX_DATE), dayFirst),
    imageUrl: image?.startsWith('https:') ? image : null,
  };
}

const within = (outer: string, base: string | undefined): string =>
  articleUrl(base, outer) ?? outer;

function newestFirst(articles: readonly Article[]): Article[] {
  let time = Number.POSITIVE_INFINITY;
  const timed = articles.map((article) => {
    time = article.publishedAt?.getTime() ?? time;
    return { article, time };
  });
  return timed
    .toSorted((a, b) => (a.time === b.time ? 0 : b.time - a.time))
    .map(({ article }) => article);
}
