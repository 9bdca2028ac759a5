import type { Attorney, AttorneyDetails } from '../../../src/features/firm/attorneys/schema.ts';
import { hasSeveralOffices, officesOf } from '../../../src/features/firm/offices/rules.ts';
import type { Office } from '../../../src/features/firm/offices/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { jpegPath } from '../../../src/features/pictures/rules.ts';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';

type AddressPart = 'street' | 'city' | 'region' | 'postalCode';

/**
 * Structured data of the firm. Contains no ratings or reviews, because search engines do not allow self-serving ones.
 */
export function legalService({ firm, publicUrl }: SiteLayout) {
  const pictures = picturesOf(officesOf(firm), publicUrl);
  const share = `${publicUrl}/share/index.png`;
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${publicUrl}/#firm`,
    name: firm.name,
    url: `${publicUrl}/`,
    telephone: firm.phoneE164,
    email: firm.email,
    address: postalAddress(firm, firm),
    openingHoursSpecification: openingHours(firm),
    ...(hasSeveralOffices(firm) && {
      location: firm.offices.map((office) => placeOf(office, { firm, publicUrl })),
    }),
    image: pictures.length > 0 ? [...pictures, share] : share,
    areaServed: areasServed(firm),
    employee: firm.attorneys.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
    })),
  };
}

const postalAddress = (
  { street, city, region, postalCode }: Pick<Office, AddressPart>,
  { country }: Pick<FirmProfile, 'country'>,
) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

const openingHours = ({ officeHours }: Pick<Office, 'officeHours'>) =>
  officeHours.flatMap(({ opening }) =>
    opening ? [{ '@type': 'OpeningHoursSpecification', ...opening }] : [],
  );

const picturesOf = (offices: readonly Office[], publicUrl: string) =>
  offices.flatMap(({ picture }) =>
    picture ? [publicUrl + jpegPath(picture.id, picture.width)] : [],
  );

const placeOf = (office: Office, { firm, publicUrl }: Pick<SiteLayout, 'firm' | 'publicUrl'>) => ({
  '@type': 'Place',
  name: office.label,
  address: postalAddress(office, firm),
  telephone: office.phoneE164,
  openingHoursSpecification: openingHours(office),
  ...(office.mapUrl && { hasMap: office.mapUrl }),
  ...(office.picture && { image: picturesOf([office], publicUrl) }),
});

/** The city of the firm; of several offices, all their cities. */
function areasServed(firm: SiteLayout['firm']): string | string[] {
  const cities = officesOf(firm).map(({ city, region }) => `${city}, ${region}`);
  const [city = '', ...others] = new Set(cities);
  return others.length > 0 ? [city, ...others] : city;
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
    credentialCategory: m.attorneys.admittedIn({ place }),
    ...(barNumber && { identifier: barNumber }),
  })),
  alumniOf: education.map((name) => ({ '@type': 'EducationalOrganization', name })),
  memberOf: memberships.map((name) => ({ '@type': 'Organization', name })),
});

function personOf(
  { firm, publicUrl }: SiteLayout,
  { slug, name, role, languages, photo }: Attorney,
) {
  const url = publicUrl + here(`/attorneys/${slug}`);
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
