import { html } from '../../../platform/text/html.ts';
import { isPageShown, type Visibility } from '../../visibility/rules.ts';

/** The pages that do not come from the database. */
const PAGES = [
  '/',
  '/about',
  '/attorneys',
  '/practice-areas',
  '/practice-areas/family-law',
  '/practice-areas/estate-planning',
  '/probate-calculator',
  '/schedule',
  '/reviews',
  '/blog',
  '/external-articles',
  '/newsletter',
  '/contact',
  '/privacy',
  '/terms',
  '/advertising',
  '/accessibility',
  '/sitemap',
] as const;

/** `sitemap.xml`: the visible pages, and the articles with the time of their last change. */
export function sitemapXml({
  publicUrl,
  visibility,
  articles,
}: {
  publicUrl: string;
  visibility: Visibility;
  articles: readonly { slug: string; updatedAt: Date }[];
}): string {
  const pages = PAGES.filter((path) => isPageShown(path, visibility));
  const shown = visibility.blog_articles ? articles : [];
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => html`<url><loc>${publicUrl}${path}</loc></url>\n`)}${shown.map(
  ({ slug, updatedAt }) =>
    html`<url><loc>${publicUrl}/blog/${slug}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
)}</urlset>
`.toString();
}

/** `robots.txt`: allows all pages; API calls and the back office are excluded. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
