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
  /** Newest first, with sanitised content. */
  articles: readonly FeedArticle[];
};

const titleOf = (firmName: string) => `Legal Insights from ${firmName}`;

// Characters that XML 1.0 does not allow, even escaped.
const xmlText = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

/** RSS 2.0. */
export function rssFeed({ firmName, publicUrl, articles }: FeedSource): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(titleOf(firmName))}</title>
<link>${publicUrl}/blog</link>
<description>${xmlText(`What ${firmName} has learned, in plain words`)}</description>
<language>en-us</language>
<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${articles.map(
  ({ id, title, slug, content, author, firstPublishedAt }) => html`<item>
<title>${xmlText(title)}</title>
<link>${publicUrl}/blog/${slug}</link>
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
export function atomFeed({ firmName, publicUrl, articles }: FeedSource): string {
  const updated = new Date(Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime())));
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xmlText(titleOf(firmName))}</title>
<id>${publicUrl}/blog</id>
<link href="${publicUrl}/blog"/>
<link rel="self" href="${publicUrl}/blog/atom.xml"/>
<updated>${updated.toISOString()}</updated>
${articles.map(
  ({ id, title, slug, excerpt, content, author, firstPublishedAt, updatedAt }) => html`<entry>
<title>${xmlText(title)}</title>
<id>urn:uuid:${id}</id>
<link href="${publicUrl}/blog/${slug}"/>
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
export function jsonFeed({ firmName, publicUrl, articles }: FeedSource): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(firmName),
    home_page_url: `${publicUrl}/blog`,
    feed_url: `${publicUrl}/blog/feed.json`,
    language: 'en-US',
    items: articles.map((article) => ({
      id: `urn:uuid:${article.id}`,
      url: `${publicUrl}/blog/${article.slug}`,
      title: article.title,
      summary: article.excerpt,
      content_html: article.content,
      date_published: article.firstPublishedAt.toISOString(),
      date_modified: article.updatedAt.toISOString(),
      authors: [{ name: article.author }],
    })),
  };
}
