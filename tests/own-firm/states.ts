import { PACKS } from '../../src/features/jurisdictions/every-pack.ts';
import type { OwnFirm } from './set-up-firm.ts';

/** A firm in Austin whose work is what the law of states differs about. */
export const AUSTIN: OwnFirm = {
  profile: {
    ...{ name: 'Barton Creek Counsel', phone: '(512) 555-0161', email: 'desk@bartoncreek.example' },
    ...{ street: '300 Congress Avenue, Suite 210', city: 'Austin', postalCode: '78701' },
    ...{ region: 'TX', country: 'US', zone: 'America/Chicago' },
    ...{ responsibleAttorney: 'Noor Haddad', barNumber: '24012345' },
  },
  areas: [
    { key: 'estate-planning', label: 'Estate Planning' },
    { key: 'probate', label: 'Probate' },
    { key: 'trust-administration', label: 'Trust Administration' },
    { key: 'divorce', label: 'Divorce' },
    { key: 'custody', label: 'Child Custody' },
    { key: 'family-law', label: 'Family Law' },
    { key: 'personal-injury', label: 'Personal Injury' },
  ],
  attorney: { name: 'Noor Haddad', practiceAreas: ['probate', 'divorce'] },
};

/** Other places to which the firm moves; Ohio has no pack of its own. */
export const OFFICES = [
  { region: 'OH', city: 'Columbus', postalCode: '43215', zone: 'America/New_York' },
  { region: 'NY', city: 'Albany', postalCode: '12207', zone: 'America/New_York' },
  { region: 'FL', city: 'Tampa', postalCode: '33602', zone: 'America/New_York' },
  { region: 'IL', city: 'Peoria', postalCode: '61602', zone: 'America/Chicago' },
  { region: 'WA', city: 'Spokane', postalCode: '99201', zone: 'America/Los_Angeles' },
  { region: 'AZ', city: 'Tucson', postalCode: '85701', zone: 'America/Phoenix' },
] as const;

/** By what the law of one state is recognized. A state without words here has none but its name. */
const WORDS: Readonly<Record<string, string>> = {
  CA: 'california|san diego|probate code|family code|\\b6157|\\bccpa\\b|calopra|\\(619\\)',
  NY: 'surrogate|\\bscpa\\b|nycrr|gen\\. constr',
  TX: 'estates code|relay texas',
  FL: 'floridian|the florida bar',
  IL: '\\bardc\\b',
  WA: '\\bwsba\\b|\\brcw\\b',
  AZ: 'a\\.r\\.s\\.',
};

const NAMES = new Map(PACKS.flatMap(({ name, regions: [code] }) => (code ? [[code, name]] : [])));

/** Names and words of the law of all states with a pack but this one. */
export const wordsOfOthers = (region: string): RegExp =>
  new RegExp(
    [...NAMES]
      .filter(([code]) => code !== region && code in WORDS)
      .flatMap(([code, name]) => [`\\b${name}\\b`, WORDS[code]])
      .join('|'),
    'i',
  );
