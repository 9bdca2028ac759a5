import type { SiteLayout } from '../../../src/features/site/schema.ts';

/**
 * Structured data of the firm. Contains no ratings or reviews, because search engines do not allow self-serving ones.
 */
export function legalService({ firm, publicUrl }: SiteLayout) {
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
    openingHoursSpecification: firm.officeHours.flatMap(({ opening }) =>
      opening ? [{ '@type': 'OpeningHoursSpecification', ...opening }] : [],
    ),
    image: `${publicUrl}/share/index.png`,
    areaServed: `${firm.city}, ${firm.region}`,
    employee: firm.attorneys.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
    })),
  };
}

/** Structured data of the attorneys as employees of the firm. */
export function attorneysData({ firm, publicUrl }: SiteLayout): object[] {
  return firm.attorneys.map(({ slug, name, role, languages, photo }) => ({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${publicUrl}/attorneys#${slug}`,
    name,
    jobTitle: role,
    ...(photo && { image: `${publicUrl}/photos/${photo}` }),
    knowsLanguage: languages,
    worksFor: { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name },
  }));
}
