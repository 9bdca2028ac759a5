import { type Html, html } from '../../../platform/text/html.ts';
import type { PagePart } from './parts-schema.ts';

type Article = { title: string; slug: string; excerpt: string };

/** The parts of a page with links to articles after its words; unchanged without articles. */
export function withRelatedArticles(
  parts: readonly PagePart[],
  articles: readonly Article[],
): PagePart[] {
  if (articles.length === 0) return [...parts];
  const links = linksHtml(articles).toString();
  const place = parts.findLastIndex(({ type }) => type === 'html');
  const words = parts[place];
  if (words?.type !== 'html') return [{ type: 'html', html: links }, ...parts];
  return parts.with(place, { type: 'html', html: words.html + links });
}

const linksHtml = (articles: readonly Article[]): Html =>
  html`<div class="headed"><h2>Related articles</h2><div>${articles.map(
    ({ title, slug, excerpt }) =>
      html`<p><a href="/blog/${encodeURIComponent(slug)}"><strong>${title}</strong></a><br>${excerpt}</p>`,
  )}</div></div>`;
