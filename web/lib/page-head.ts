import type { SiteFrame } from '../../src/features/site/schema.ts';

/** Title, description, canonical address, preview cards and structured data of a public page. */
export function pageHead({
  frame,
  path,
  title,
  description,
  type = 'website',
  structuredData = [],
  trail = [],
  isPrivate = false,
}: {
  frame: SiteFrame;
  /** From the root, without query. */
  path: string;
  title: string;
  description: string;
  type?: 'website' | 'article';
  structuredData?: readonly object[];
  /** The way from the home page to this one, itself included; as search results show it. */
  trail?: readonly { name: string; path: string }[];
  /** For one person only: robots leave it out, and links from it do not tell where they were. */
  isPrivate?: boolean;
}) {
  const url = frame.publicUrl + path;
  const picturePath = `/share${path === '/' ? '/index' : path}.png`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: frame.publicUrl + picturePath },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isPrivate
        ? [
            { name: 'robots', content: 'noindex, nofollow' },
            { name: 'referrer', content: 'no-referrer' },
          ]
        : []),
      ...[...structuredData, ...breadcrumbs(frame.publicUrl, trail)].map((data) => ({
        'script:ld+json': data,
      })),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

function breadcrumbs(publicUrl: string, trail: readonly { name: string; path: string }[]) {
  if (trail.length === 0) return [];
  const steps = [{ name: 'Home', path: '/' }, ...trail];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: publicUrl + path,
      })),
    },
  ];
}
