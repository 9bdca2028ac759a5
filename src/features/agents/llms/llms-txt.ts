import { addressInLanguage, type Language, messagesIn } from '../../../../messages/messages.ts';
import { plainTexts } from '../../../platform/languages/marked-text-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findArticles } from '../../articles/find-articles.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { officesOf } from '../../firm/offices/rules.ts';
import { findPageHead } from '../../pages/find-page.ts';
import { findShownPages } from '../../pages/list-shown-pages.ts';
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
    findShownPages(ctx.db, ctx.language),
    visibility.blog_articles ? findArticles(ctx, { q: null }) : [],
    findPageHead(ctx.db, '/', firm, ctx.language),
  ]);
  const addressOf = (path: string) => publicUrl + addressInLanguage(ctx.language, path);
  const links = (isOptional: boolean) =>
    pages
      .filter(({ path }) => OPTIONAL.has(path) === isOptional)
      .map(({ path, name }) => link(name, addressOf(path)));
  const articleLinks = articles.map(
    ({ slug, title, excerpt }) =>
      `${link(title, addressOf(`/blog/${slug}`))}: ${escapeInline(excerpt)}`,
  );
  const { markdown } = messagesIn(ctx.language);
  const text = blocks(
    heading(1, firm.name),
    quote(paragraph([summaryOf(layout, ctx.language), home?.lead].filter(Boolean).join(' '))),
    paragraph(markdown.everyPage),
    visibility.ai_assistants && paragraph(markdown.programsLookUp({ address: `${publicUrl}/mcp` })),
    paragraph(plainTexts(statements.everyPage)),
    blocks(heading(2, markdown.pages), list(links(false))),
    articleLinks.length > 0 && blocks(heading(2, markdown.articles), list(articleLinks)),
    heading(2, markdown.optional),
    list([...links(true), link(markdown.allPages, `${publicUrl}/sitemap.xml`)]),
  );
  return `${text}\n`;
}

function summaryOf({ firm }: SiteLayout, language: Language): string {
  const { markdown } = messagesIn(language);
  const addresses = officesOf(firm)
    .map((office) => addressLine(office, firm.formats))
    .join(markdown.betweenOffices);
  return markdown.summary({ firm: firm.name, addresses, phone: firm.phone });
}
