import { html } from '../../../platform/text/html.ts';
import type { PublicPath } from './public-paths.ts';

/** `sitemap.xml`: the visible pages, and the articles with the time of their last change. */
export function sitemapXml(publicUrl: string, paths: readonly PublicPath[]): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map(
  ({ path, changedAt }) =>
    html`<url><loc>${publicUrl}${path}</loc>${changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`}</url>\n`,
)}</urlset>
`.toString();
}

/** `robots.txt`: allows all pages; API calls and the back office are excluded. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
