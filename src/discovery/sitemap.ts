import { html } from '../html.ts';

/** The pages that do not come from the database, and the part of the site that hides them. */
const PAGES = [
  { path: '/' },
  { path: '/about' },
  { path: '/attorneys' },
  { path: '/practice-areas', component: 'practice_areas' },
  { path: '/practice-areas/family-law', component: 'practice_areas' },
  { path: '/practice-areas/estate-planning', component: 'practice_areas' },
  { path: '/probate-calculator', component: 'probate_calculator' },
  { path: '/schedule', component: 'consultation_booking' },
  { path: '/blog', component: 'blog_articles' },
  { path: '/external-articles', component: 'external_blog_articles' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/advertising' },
  { path: '/accessibility' },
  { path: '/sitemap' },
] as const;

/** `sitemap.xml`: the pages that are shown, and the articles with their last change. */
export function sitemapXml({
  publicUrl,
  isVisible,
  articles,
}: {
  publicUrl: string;
  isVisible: (
    component: NonNullable<Extract<(typeof PAGES)[number], { component: string }>['component']>,
  ) => boolean;
  articles: readonly { slug: string; updatedAt: Date }[];
}): string {
  const pages = PAGES.filter((page) => !('component' in page) || isVisible(page.component));
  const shown = isVisible('blog_articles') ? articles : [];
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => html`<url><loc>${publicUrl}${path}</loc></url>\n`)}${shown.map(
  ({ slug, updatedAt }) =>
    html`<url><loc>${publicUrl}/blog/${slug}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
)}</urlset>
`.toString();
}

/** `robots.txt`: all may read the pages; the calls are not pages. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
