import type { SiteFrame } from '../../../src/site/schema.ts';

/**
 * The firm for search engines. Ratings and reviews stay out: they are the firm's own claims, which
 * search engines' rules for structured data do not allow.
 */
export function legalService({ firm, publicUrl }: SiteFrame) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${publicUrl}/#firm`,
    name: firm.name,
    url: `${publicUrl}/`,
    telephone: firm.phoneE164,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.street,
      addressLocality: firm.city,
      addressRegion: firm.region,
      postalCode: firm.postalCode,
      addressCountry: 'US',
    },
    areaServed: `${firm.city}, ${firm.region}`,
    employee: firm.attorneys.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
    })),
  };
}
