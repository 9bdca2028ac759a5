import type { Context } from '../../../platform/trpc/context.ts';
import { findArticles } from '../../articles/find-articles.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { officesOf } from '../../firm/offices/rules.ts';
import { findPageHead, findShownPages } from '../../pages/find-page.ts';
import type { SiteLayout } from '../../site/schema.ts';
import {
  blocks,
  escapeInline,
  heading,
  link,
  list,
  paragraph,
  quote,
} from '../markdown/markdown.ts';
import { layoutOf } from '../tools/firm-tool.ts';

/** Pages without text of their own. */
const OPTIONAL = new Set(['/sitemap', '/newsletter', '/external-articles']);

/**
 * `/llms.txt`: a short description of the firm, and links to its published pages and articles, which are Markdown for
 * requests with `Accept: text/markdown`. Source: https://llmstxt.org
 */
export async function llmsTxt(ctx: Context): Promise<string> {
  const layout = await layoutOf(ctx);
  const { firm, statements, publicUrl, visibility } = layout;
  const [pages, articles, home] = await Promise.all([
    findShownPages(ctx.db),
    visibility.blog_articles ? findArticles(ctx, { q: null }) : [],
    findPageHead(ctx.db, '/', firm),
  ]);
  const links = (isOptional: boolean) =>
    pages
      .filter(({ path }) => OPTIONAL.has(path) === isOptional)
      .map(({ path, name }) => link(name, publicUrl + path));
  const articleLinks = articles.map(
    ({ slug, title, excerpt }) =>
      `${link(title, `${publicUrl}/blog/${slug}`)}: ${escapeInline(excerpt)}`,
  );
  const text = blocks(
    heading(1, firm.name),
    quote(paragraph([summaryOf(layout), home?.lead].filter(Boolean).join(' '))),
    paragraph(`Every page below is Markdown for requests with the header “Accept: text/markdown”.`),
    visibility.ai_assistants &&
      paragraph(
        `Programs look up the firm, its articles and free times at ${publicUrl}/mcp (Model Context Protocol). They can hold a time for a person; only the person can book it.`,
      ),
    paragraph(statements.everyPage.join(' ')),
    blocks(heading(2, 'Pages'), list(links(false))),
    articleLinks.length > 0 && blocks(heading(2, 'Articles'), list(articleLinks)),
    heading(2, 'Optional'),
    list([...links(true), link('All pages and articles', `${publicUrl}/sitemap.xml`)]),
  );
  return `${text}\n`;
}

const summaryOf = ({ firm }: SiteLayout) =>
  `${firm.name} is a law firm at ${officesOf(firm).map(addressLine).join('; and ')}. Phone: ${firm.phone}.`;
