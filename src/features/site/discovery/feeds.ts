import { addressInLanguage, type Language, messagesIn } from '../../../../messages/messages.ts';
import { html } from '../../../platform/text/html.ts';

type FeedArticle = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  /** Stays the same when an article is unpublished and published again. */
  firstPublishedAt: Date;
  updatedAt: Date;
};

export type FeedSource = {
  firmName: string;
  publicUrl: string;
  language: Language;
  /** BCP 47. */
  locale: string;
  /** Newest first, with sanitised content. */
  articles: readonly FeedArticle[];
};

const titleOf = ({ firmName, language }: FeedSource) =>
  messagesIn(language).feeds.title({ firm: firmName });

/** The absolute address of a page or feed in the language of the feed. */
const addressOf = ({ publicUrl, language }: FeedSource, path: string) =>
  publicUrl + addressInLanguage(language, path);

// Characters that XML 1.0 does not allow, even escaped.
const xmlText = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

/** RSS 2.0. */
export function rssFeed(source: FeedSource): string {
  const { firmName, language, locale, articles } = source;
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(titleOf(source))}</title>
<link>${addressOf(source, '/blog')}</link>
<description>${xmlText(messagesIn(language).feeds.description({ firm: firmName }))}</description>
<language>${locale.toLowerCase()}</language>
<atom:link href="${addressOf(source, '/blog/rss.xml')}" rel="self" type="application/rss+xml"/>
${articles.map(
  ({ id, title, slug, content, author, firstPublishedAt }) => html`<item>
<title>${xmlText(title)}</title>
<link>${addressOf(source, `/blog/${slug}`)}</link>
<guid isPermaLink="false">urn:uuid:${id}</guid>
<pubDate>${firstPublishedAt.toUTCString()}</pubDate>
<dc:creator>${xmlText(author)}</dc:creator>
<description>${xmlText(content)}</description>
</item>
`,
)}</channel>
</rss>
`.toString();
}

/** Atom, RFC 4287. */
export function atomFeed(source: FeedSource): string {
  const { articles } = source;
  const updated = new Date(Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime())));
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xmlText(titleOf(source))}</title>
<id>${addressOf(source, '/blog')}</id>
<link href="${addressOf(source, '/blog')}"/>
<link rel="self" href="${addressOf(source, '/blog/atom.xml')}"/>
<updated>${updated.toISOString()}</updated>
${articles.map(
  ({ id, title, slug, excerpt, content, author, firstPublishedAt, updatedAt }) => html`<entry>
<title>${xmlText(title)}</title>
<id>urn:uuid:${id}</id>
<link href="${addressOf(source, `/blog/${slug}`)}"/>
<published>${firstPublishedAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
<author><name>${xmlText(author)}</name></author>
<summary>${xmlText(excerpt)}</summary>
<content type="html">${xmlText(content)}</content>
</entry>
`,
)}</feed>
`.toString();
}

/** JSON Feed 1.1. */
export function jsonFeed(source: FeedSource): object {
  const { locale, articles } = source;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(source),
    home_page_url: addressOf(source, '/blog'),
    feed_url: addressOf(source, '/blog/feed.json'),
    language: locale,
    items: articles.map((article) => ({
      id: `urn:uuid:${article.id}`,
      url: addressOf(source, `/blog/${article.slug}`),
      title: article.title,
      summary: article.excerpt,
      content_html: article.content,
      date_published: article.firstPublishedAt.toISOString(),
      date_modified: article.updatedAt.toISOString(),
      authors: [{ name: article.author }],
    })),
  };
}
