import { formatDate } from '../../../platform/time/format-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findArticles } from '../../articles/find-articles.ts';
import { searchArticlesInput } from '../../articles/schema.ts';
import { findNews } from '../../news/list-news.ts';
import { searchNewsInput } from '../../news/schema.ts';
import { findShownPages } from '../../pages/find-page.ts';
import { listBookingChoices } from '../../scheduling/choices/list-choices.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { articleList } from './article-list.ts';
import { attorneyProfiles } from './firm-markdown.ts';
import { blocks, escapeInline, heading, link, list, paragraph } from './markdown.ts';
import { reviewList } from './reviews.ts';

/**
 * Renders what a page shows between its lead and the parts written by staff. `query` is the query of the page's URL.
 */
type Body = (ctx: Context, layout: SiteLayout, query: URLSearchParams) => string | Promise<string>;

/** How many outside articles are shown beside the firm's own, as on the page. */
const OUTSIDE = 8;

/** The bodies of pages that are not only text, such as booking and calculator, by path. */
export const BODIES: Readonly<Record<string, Body>> = {
  '/attorneys': (_ctx, layout) => attorneyProfiles(layout, 2),
  '/reviews': reviewList,
  '/blog': async (ctx, layout, query) =>
    blocks(await ownArticles(ctx, layout, query), await articlesFromElsewhere(ctx, layout)),
  '/external-articles': (ctx, layout, query) => outsideArticles(ctx, layout, undefined, query),
  '/schedule': bookingChoices,
  '/probate-calculator': (_ctx, { visibility, publicUrl }) =>
    visibility.probate_calculator
      ? link('Open the calculator', `${publicUrl}/probate-calculator`)
      : 'The calculator is not available at the moment.',
  '/sitemap': listEverything,
};

async function ownArticles(ctx: Context, layout: SiteLayout, query: URLSearchParams) {
  if (!layout.visibility.blog_articles) return '';
  const { articleCategories, formerArticleCategories } = layout;
  const categories = [...articleCategories, ...formerArticleCategories];
  const category = categories.find(({ key }) => key === query.get('category'))?.key;
  const asked = searchArticlesInput.safeParse({ q: query.get('q'), category });
  const articles = asked.success ? await findArticles(ctx, asked.data) : [];
  return articles.length > 0 ? articleList(layout, articles) : 'No articles found.';
}

async function outsideArticles(
  ctx: Context,
  { visibility, firm }: SiteLayout,
  limit: number | undefined,
  query = new URLSearchParams(),
) {
  if (!visibility.external_blog_articles) return '';
  const asked = searchNewsInput.safeParse({
    ...{ q: query.get('q'), source: query.get('source') },
    limit,
  });
  const items = asked.success ? await findNews(ctx, asked.data) : [];
  if (items.length === 0) return '';
  const lines = items.map(({ title, url, sourceName, publishedAt }) => {
    const date = publishedAt && formatDate(publishedAt, firm.zone);
    const from = [sourceName, date].filter((words) => words !== null).join(', ');
    return `${link(title, url)} (${escapeInline(from)})`;
  });
  return list(lines);
}

async function articlesFromElsewhere(ctx: Context, layout: SiteLayout) {
  const outside = await outsideArticles(ctx, layout, OUTSIDE);
  return outside && blocks(heading(2, 'From elsewhere'), outside);
}

async function listEverything(ctx: Context, { publicUrl, visibility }: SiteLayout) {
  const pages = await findShownPages(ctx.db);
  const articles = visibility.blog_articles ? await findArticles(ctx, { q: null }) : [];
  return blocks(
    heading(2, 'Pages'),
    list(pages.map(({ path, name }) => link(name, publicUrl + path))),
    articles.length > 0 && heading(2, 'Articles'),
    list(articles.map(({ slug, title }) => link(title, `${publicUrl}/blog/${slug}`))),
  );
}

async function bookingChoices(ctx: Context, { visibility, firm, publicUrl }: SiteLayout) {
  if (!visibility.consultation_booking) {
    return paragraph(`Online booking is closed at the moment. Call ${firm.phone}.`);
  }
  const { types } = await listBookingChoices(ctx);
  return blocks(
    heading(2, 'Consultations'),
    list(
      types.map(({ key, label, description, priceLabel }) => {
        const words = [description, priceLabel].filter(Boolean).join(' ');
        const name = link(label, `${publicUrl}/schedule?type=${key}`);
        return words ? `${name}: ${escapeInline(words)}` : name;
      }),
    ),
    visibility.ai_assistants &&
      paragraph(
        `Programs find free times, and hold one for a person who confirms it, at ${publicUrl}/mcp (Model Context Protocol).`,
      ),
  );
}
