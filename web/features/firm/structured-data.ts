import type { Attorney, AttorneyDetails } from '../../../src/features/firm/attorneys/schema.ts';
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
export const attorneysData = (layout: SiteLayout): object[] =>
  layout.firm.attorneys.map((attorney) => personOf(layout, attorney));

/** Structured data of one attorney. A bar number is an identifier in the register of its place. */
export const attorneyData = (
  layout: SiteLayout,
  { admissions, education, memberships, ...attorney }: Attorney & AttorneyDetails,
): object => ({
  ...personOf(layout, attorney),
  hasCredential: admissions.map(({ place, barNumber }) => ({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: `Admitted to practice law in ${place}`,
    ...(barNumber && { identifier: barNumber }),
  })),
  alumniOf: education.map((name) => ({ '@type': 'EducationalOrganization', name })),
  memberOf: memberships.map((name) => ({ '@type': 'Organization', name })),
});

function personOf(
  { firm, publicUrl }: SiteLayout,
  { slug, name, role, languages, photo }: Attorney,
) {
  const url = `${publicUrl}/attorneys/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: role,
    ...(photo && { image: `${publicUrl}/photos/${photo}` }),
    knowsLanguage: languages,
    worksFor: { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name },
  };
}
