import { articleUrl, canonicalUrl } from './canonical-url.ts';
import { plainText } from './plain-text.ts';
import type { RawArticle } from './raw-article.ts';

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
const MAX_ARTICLES = 100;
const TITLE_FROM_EXCERPT = 80;

// Older dates are mistakes, such as a zero read as 1970.
const EARLIEST = Date.UTC(1990, 0, 1);

/**
 * The newest hundred of the articles, without duplicates and without articles that have no web address or neither title
 * nor excerpt. Sorted by date if all have one; otherwise in the source's order.
 *
 * @param base address of the response, which relative addresses are resolved against
 */
export function normalizeArticles(raw: readonly RawArticle[], base: string): Article[] {
  const byId = new Map<string, Article>();
  const addresses = new Set<string>();
  for (const article of raw.flatMap((each) => tidy(each, base) ?? [])) {
    if (byId.has(article.externalId) || addresses.has(article.canonicalUrl)) continue;
    byId.set(article.externalId, article);
    addresses.add(article.canonicalUrl);
  }
  return newestFirst([...byId.values()]).slice(0, MAX_ARTICLES);
}

function tidy(raw: RawArticle, base: string): Article | undefined {
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
    publishedAt: readDate(raw.publishedAt),
    imageUrl: image?.startsWith('https:') ? image : null,
  };
}

/** A date in any of the formats that sources use; null if there is none. */
function readDate(text: string | undefined): Date | null {
  const words = plainText(text, MAX_AUTHOR);
  if (!words) return null;
  const time = /^\d{9,13}$/.test(words) ? unixTime(words) : Date.parse(words);
  return time >= EARLIEST && time < Date.UTC(2200, 0, 1) ? new Date(time) : null;
}

const unixTime = (digits: string) => Number(digits) * (digits.length > 11 ? 1 : 1_000);

function newestFirst(articles: Article[]): Article[] {
  if (!articles.every(({ publishedAt }) => publishedAt)) return articles;
  return articles.toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt));
}
