import { load } from 'cheerio/slim';
import { parseFeed } from 'feedsmith';
import { type RawArticle, UnreadableError } from './raw-article.ts';

type Parsed = ReturnType<typeof parseFeed>;
type FeedOf<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed'];

// The document type is not needed, and may declare entities that expand to gigabytes or include files.
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/i;

/** The articles of an RSS, Atom, RDF or JSON Feed. Throws `UnreadableError`. */
export function readFeed(text: string): RawArticle[] {
  const feedText = text.replace(DOCTYPE, '');
  const parsed = parse(feedText);
  switch (parsed.format) {
    case 'rss':
      return readRss(parsed.feed, channelBase(feedText));
    case 'atom':
      return readAtom(parsed.feed);
    case 'rdf':
      return readRdf(parsed.feed);
    case 'json':
      return readJsonFeed(parsed.feed);
  }
}

function parse(text: string): Parsed {
  try {
    return parseFeed(text);
  } catch {
    return parseRepaired(text);
  }
}

/** Repairs the markup as browsers do (closes open tags, escapes characters) and parses again. */
function parseRepaired(text: string): Parsed {
  try {
    return parseFeed(load(text, { xml: { decodeEntities: true } }).xml());
  } catch (cause) {
    const message = 'The response is not a feed in RSS, Atom, RDF or JSON Feed.';
    throw new UnreadableError(message, { cause });
  }
}

/** The `xml:base` of the channel of RSS, which feedsmith reads of the root and of items only. */
function channelBase(text: string): string | undefined {
  const [startTag] = /<channel\s[^>]*>/i.exec(text) ?? [];
  return startTag && load(startTag, { xml: true }).root().children().attr('xml:base');
}

const readRss = ({ items = [], xml }: FeedOf<'rss'>, ownBase: string | undefined): RawArticle[] =>
  items.map((item) => ({
    bases: [xml?.base, ownBase, item.xml?.base],
    id: item.guid?.value,
    title: item.title,
    // A guid is the article's address unless it has isPermaLink="false" (RSS 2.0).
    url:
      item.link ??
      (item.guid?.isPermaLink === false ? undefined : item.guid?.value) ??
      addressOf(item.atom?.links),
    excerpt: item.description ?? item.content?.encoded,
    author: item.dc?.creators?.[0] ?? nameOf(item.authors?.[0]),
    publishedAt: dateText(item.pubDate ?? item.dc?.dates?.[0]),
    image:
      item.media?.thumbnails?.[0]?.url ??
      item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url,
  }));

const readAtom = ({ entries = [], xml }: FeedOf<'atom'>): RawArticle[] =>
  entries.map((entry) => ({
    bases: [xml?.base, entry.xml?.base],
    id: entry.id,
    title: entry.title?.value,
    url: addressOf(entry.links),
    excerpt: entry.summary?.value ?? entry.content?.value,
    author: nameOf(entry.authors?.[0]),
    publishedAt: dateText(entry.published ?? entry.updated),
    image: entry.media?.thumbnails?.[0]?.url,
  }));

const readRdf = ({ items = [], xml }: FeedOf<'rdf'>): RawArticle[] =>
  items.map((item) => ({
    bases: [xml?.base, item.xml?.base],
    id: item.rdf?.about,
    title: item.title,
    url: item.link ?? item.rdf?.about,
    excerpt: item.description ?? item.content?.encoded,
    author: item.dc?.creators?.[0],
    publishedAt: dateText(item.dc?.dates?.[0]),
  }));

const readJsonFeed = ({ items = [] }: FeedOf<'json'>): RawArticle[] =>
  items.map((item) => ({
    id: item.id,
    title: item.title,
    url: item.url ?? item.external_url,
    excerpt: item.summary ?? item.content_text ?? item.content_html,
    author: item.authors?.[0]?.name,
    publishedAt: dateText(item.date_published ?? item.date_modified),
    image: item.image ?? item.banner_image,
  }));

type Link = { href?: string; rel?: string; type?: string };

/** The page among the links of an entry: an `alternate` as HTML before others, and `self` if there is no other. */
function addressOf(links: readonly Link[] = []): string | undefined {
  const alternates = links.filter(({ rel = 'alternate' }) => rel === 'alternate');
  const found =
    alternates.find(({ type }) => /html/i.test(type ?? '')) ??
    alternates.find(({ type }) => !type) ??
    alternates[0] ??
    links.find(({ rel }) => rel === 'self');
  return found?.href;
}

const nameOf = (author: string | { name?: string | undefined } | undefined) =>
  typeof author === 'object' ? author.name : author;

const dateText = (date: unknown) => (typeof date === 'string' ? date : undefined);
