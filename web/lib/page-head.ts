import type { SiteLayout } from '../../src/features/site/schema.ts';
import { here } from './addresses.ts';
import { alternateLinks, localeMeta, unpublishedMeta } from './alternate-links.ts';
import { m } from './messages.ts';

/** Title, description, canonical URL, link preview metadata and structured data of a public page. */
export function pageHead({
  layout,
  path,
  title,
  description,
  type = 'website',
  structuredData = [],
  trail = [],
  picture,
}: {
  layout: SiteLayout;
  /** Path from the root, without a query. */
  path: string;
  title: string;
  description: string;
  type?: 'website' | 'article';
  structuredData?: readonly object[];
  /** The breadcrumb from the home page to this page, inclusive; shown in search results. */
  trail?: readonly { name: string; path: string }[];
  /** The page's own picture for link previews; by default a generated picture with its title. */
  picture?: { path: string; alt: string; width: number; height: number } | null;
}) {
  const url = layout.publicUrl + here(path);
  const drawn = {
    path: here(`/share${path === '/' ? '/index' : path}.png`),
    ...{ alt: title, width: 1_200, height: 630 },
  };
  const shown = picture ?? drawn;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      ...unpublishedMeta(layout),
      ...localeMeta(layout),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: layout.publicUrl + shown.path },
      { property: 'og:image:width', content: `${shown.width}` },
      { property: 'og:image:height', content: `${shown.height}` },
      { property: 'og:image:alt', content: shown.alt || title },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...[...structuredData, ...breadcrumbs(layout.publicUrl, trail)].map((data) => ({
        'script:ld+json': data,
      })),
    ],
    links: [{ rel: 'canonical', href: url }, ...alternateLinks(layout, path)],
  };
}

/**
 * Head of a page for one person or for staff: it is not indexed, has no link preview, and its links send no referrer.
 */
export const privateHead = ({ firm }: SiteLayout, title: string, suffix = ` | ${firm.name}`) => ({
  meta: [
    { title: title + suffix },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ],
});

function breadcrumbs(publicUrl: string, trail: readonly { name: string; path: string }[]) {
  if (trail.length === 0) return [];
  const steps = [{ name: m.site.home, path: '/' }, ...trail];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: publicUrl + here(path),
      })),
    },
  ];
}
