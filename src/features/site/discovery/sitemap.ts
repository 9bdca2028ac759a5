import type { Language } from '../../../../messages/messages.ts';
import { html } from '../../../platform/text/html.ts';
import type { PageAddresses } from '../page-addresses.ts';
import type { PublicPath } from './public-paths.ts';

/**
 * `sitemap.xml`: the visible pages, and the articles with the time of their last change, in each of `languages` that has them; if there
 * are several, each address names those of the others.
 */
export function sitemapXml(
  publicUrl: string,
  paths: readonly PublicPath[],
  languages: readonly Language[],
  addressesOf: PageAddresses['of'],
): string {
  const isAlone = languages.length < 2;
  const addressesIn = (path: string) => {
    const addresses = addressesOf(path);
    return languages.flatMap((language) => addresses[language] ?? []);
  };
  const alternates = (path: string) =>
    isAlone
      ? ''
      : [...Object.entries(addressesOf(path)), ['x-default', path] as const].map(
          ([language, address]) =>
            html`<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${address}"/>`,
        );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${!isAlone && html` xmlns:xhtml="http://www.w3.org/1999/xhtml"`}>
${paths.flatMap(({ path, changedAt }) =>
  addressesIn(path).map(
    (address) =>
      html`<url><loc>${publicUrl}${address}</loc>${changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`}${alternates(path)}</url>\n`,
  ),
)}</urlset>
`.toString();
}

/** `robots.txt`: allows all pages; API calls and the back office are excluded. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
