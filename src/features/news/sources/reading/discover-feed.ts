import { load } from 'cheerio/slim';

const FEED_TYPES: ReadonlySet<string> = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
]);

const LOOKS_LIKE_PAGE =
  /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

export const looksLikePage = (text: string) => LOOKS_LIKE_PAGE.test(text.slice(0, 5_000));

/** The first feed that a page declares for itself, if any; comment feeds come last. */
export function discoverFeed(html: string, pageUrl: string): string | undefined {
  const $ = load(html);
  const base = URL.parse($('base[href]').attr('href') ?? '', pageUrl)?.href ?? pageUrl;
  const found = $('link[rel][href][type]')
    .toArray()
    .map((element) => $(element))
    .filter((link) => /\balternate\b/i.test(link.attr('rel') ?? ''))
    .filter((link) => FEED_TYPES.has((link.attr('type') ?? '').trim().toLowerCase()))
    .map((link) => ({
      url: URL.parse(link.attr('href') ?? '', base)?.href,
      isOfComments: /comment/i.test(`${link.attr('title')} ${link.attr('href')}`),
    }));
  return (found.find(({ isOfComments }) => !isOfComments) ?? found[0])?.url;
}
