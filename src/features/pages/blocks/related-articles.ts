import type { Language } from '../../../../messages/messages.ts';
import { linksIn } from '../../../platform/languages/links-in.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import type { PagePart } from './parts-schema.ts';

type Article = {
  title: string;
  slug: string;
  excerpt: string;
  originalLanguage?: string | null | undefined;
};

/** The parts of a page with links to articles after its words, under `heading`; unchanged without articles. Words of an original
 * stay apart, because the links are in the language of the page. */
export function withRelatedArticles(
  parts: readonly PagePart[],
  articles: readonly Article[],
  { language, heading }: { language: Language; heading: string },
): PagePart[] {
  if (articles.length === 0) return [...parts];
  const links = linksIn(language, linksHtml(articles, heading).toString());
  const place = parts.findLastIndex(({ type }) => type === 'html');
  const words = parts[place];
  if (words?.type !== 'html') return [{ type: 'html', html: links }, ...parts];
  if (words.lang) return parts.toSpliced(place + 1, 0, { type: 'html', html: links });
  return parts.with(place, { type: 'html', html: words.html + links });
}

const linksHtml = (articles: readonly Article[], heading: string): Html =>
  html`<div class="headed"><h2>${heading}</h2><div>${articles.map(
    ({ title, slug, excerpt, originalLanguage }) =>
      html`<p${originalLanguage && html` lang="${originalLanguage}"`}><a href="/blog/${encodeURIComponent(slug)}"><strong>${title}</strong></a><br>${excerpt}</p>`,
  )}</div></div>`;
