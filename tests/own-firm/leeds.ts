import { expect } from 'vitest';
import { SAMPLE_KINDS } from '../../src/features/setup/rules.ts';
import type { StaffClient } from '../../src/testing/staff-client.ts';

/** A firm of solicitors in Leeds, which works in every area that has texts of its own, and in one that has not. */

export const FIRM = {
  name: 'Aire Valley Solicitors',
  phone: '+44 113 496 0121',
  email: 'desk@airevalley.example',
  street: '18 Park Square',
  city: 'Leeds',
  region: 'West Yorkshire',
  postalCode: 'LS1 2NE',
  country: 'GB',
  zone: 'Europe/London',
  responsibleAttorney: 'Harriet Ackroyd',
  barNumber: '612345',
};

const AREAS = [
  { key: 'divorce', label: 'Divorce' },
  { key: 'custody', label: 'Child Arrangements' },
  { key: 'family-law', label: 'Family Law' },
  { key: 'probate', label: 'Probate' },
  { key: 'estate-planning', label: 'Wills' },
  { key: 'trust-administration', label: 'Trusts' },
  { key: 'real-estate', label: 'Conveyancing' },
  { key: 'employment', label: 'Employment Law' },
  { key: 'immigration', label: 'Immigration' },
  { key: 'criminal-defense', label: 'Criminal Defence' },
  { key: 'personal-injury', label: 'Personal Injury' },
  { key: 'business', label: 'Business Law' },
  { key: null, label: 'Licensing' },
];

const PEOPLE = [
  { name: 'Harriet Ackroyd', role: 'Partner', practiceAreas: ['divorce', 'custody', 'family-law'] },
  { name: 'Imran Sykes', role: 'Solicitor', practiceAreas: ['probate', 'real-estate'] },
  { name: 'Beth Ogden', role: 'Solicitor', practiceAreas: ['employment', 'immigration'] },
].map((person) => ({
  ...person,
  languages: ['English', 'Punjabi'],
  statement: 'Answers the phone.',
}));

/** The steps of the set-up, each by the call that its screen makes. */
export async function setUpLeeds(staff: StaffClient): Promise<void> {
  const call = async (name: string, input: unknown) => {
    const answer = await staff.call('POST', `/trpc/${name}`, input);
    expect([name, answer.status, answer.body?.error?.data]).toEqual([name, 200, undefined]);
  };
  const { body } = await staff.call('GET', '/trpc/firm.get');
  const { isSample: _, ...profile } = body.result.data;
  await call('firm.update', { ...profile, ...FIRM });
  await call('setup.saveAreas', { areas: AREAS, takesDownPages: true });
  for (const person of PEOPLE) await call('attorneys.create', person);
  await call('setup.removeSamples', { kinds: SAMPLE_KINDS });
}
