import type { SiteFrame } from '../../src/site/schema.ts';

/** Title, description, canonical address, preview cards and structured data of a public page. */
export function pageHead({
  frame,
  path,
  title,
  description,
  type = 'website',
  structuredData = [],
  isPrivate = false,
}: {
  frame: SiteFrame;
  /** From the root, without query. */
  path: string;
  title: string;
  description: string;
  type?: 'website' | 'article';
  structuredData?: readonly object[];
  /** For one person only: robots leave it out, and links from it do not tell where they were. */
  isPrivate?: boolean;
}) {
  const url = frame.publicUrl + path;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { name: 'twitter:card', content: 'summary' },
      ...(isPrivate
        ? [
            { name: 'robots', content: 'noindex, nofollow' },
            { name: 'referrer', content: 'no-referrer' },
          ]
        : []),
      ...structuredData.map((data) => ({ 'script:ld+json': data })),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
