import type { Context } from '../../../platform/trpc/context.ts';
import { ARTICLE_DISCLOSURE, SITE_DISCLOSURE } from '../../advertising/disclosure-rules.ts';
import { getArticlePage } from '../../articles/get-article.ts';
import { findPage } from '../../pages/find-page.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { layoutOf } from '../tools/firm-tool.ts';
import { BODIES } from './application-pages.ts';
import { metaOf } from './article-list.ts';
import { contactFacts } from './firm-markdown.ts';
import { htmlToMarkdown } from './html-markdown.ts';
import { blocks, escapeInline, heading, link, list, paragraph } from './markdown.ts';
import { partToMarkdown } from './page-parts.ts';

const ARTICLE = /^\/blog\/([^/]+)$/;

/** Pages for one person or for staff: they have no Markdown. */
const PRIVATE =
  /^\/(login|admin|appointment|preview|blog\/preview|schedule\/booked|newsletter)(\/|$)/;

/**
 * A public page as Markdown, from the content that its HTML shows: `search` is the query of its URL, including the
 * question mark. Undefined for pages that have no Markdown. Throws what the page's calls throw, such as
 * `page_not_found`.
 */
export async function pageMarkdown(
  ctx: Context,
  { pathname, search }: { pathname: string; search: string },
): Promise<string | undefined> {
  if (PRIVATE.test(pathname) && pathname !== '/newsletter') return undefined;
  const layout = await layoutOf(ctx);
  const slug = ARTICLE.exec(pathname)?.[1];
  const content = slug
    ? await articleMarkdown(ctx, layout, decodeURIComponent(slug))
    : await writtenPage(ctx, layout, pathname, new URLSearchParams(search));
  return content === undefined ? undefined : `${blocks(content, footer(layout))}\n`;
}

async function writtenPage(
  ctx: Context,
  layout: SiteLayout,
  path: string,
  query: URLSearchParams,
): Promise<string | undefined> {
  const { page } = await findPage(ctx, path);
  if (!page) return undefined;
  const body = await BODIES[path]?.(ctx, layout, query);
  const parts = await Promise.all(page.parts.map((part) => partToMarkdown(ctx, layout, part)));
  return blocks(heading(1, page.heading), page.lead && paragraph(page.lead), body, ...parts);
}

async function articleMarkdown(ctx: Context, layout: SiteLayout, slug: string) {
  const { article, movedTo, related } = await getArticlePage(ctx, slug);
  if (movedTo) return undefined;
  const { publicUrl } = layout;
  const attorney = layout.firm.attorneys.find(({ name }) => name === article.author);
  const author = [article.author, attorney?.role ?? article.guestLine].filter(Boolean).join(', ');
  return blocks(
    heading(1, article.title),
    paragraph(article.excerpt),
    `*${escapeInline(author)}* (${metaOf(layout, article)})`,
    htmlToMarkdown(article.content, publicUrl),
    paragraph(ARTICLE_DISCLOSURE),
    related.length > 0 &&
      blocks(
        heading(2, 'Related articles'),
        list(related.map(({ title, slug: other }) => link(title, `${publicUrl}/blog/${other}`))),
      ),
  );
}

/** The footer of every page. */
const footer = ({ firm, publicUrl, year, visibility, menus }: SiteLayout) =>
  blocks(
    '---',
    contactFacts(firm),
    paragraph('See also:'),
    list([
      ...(visibility.consultation_booking
        ? [link('Schedule a consultation', `${publicUrl}/schedule`)]
        : []),
      ...menus.legal.map(({ text, href }) => link(text, new URL(href, publicUrl).href)),
    ]),
    paragraph(`${SITE_DISCLOSURE} © ${year} ${firm.name}.`),
  );
