import { expect, it } from 'vitest';
import type { ClientMeeting } from '../../../src/features/appointments/schema.ts';
import { resolvePack } from '../../../src/features/jurisdictions/resolve-pack.ts';
import { bringText, meetWords, placeNote, whereText } from './place-words.ts';

const FIRM = {
  ...{ name: 'Castellane', phone: '(619) 555-0114' },
  ...{ street: '1 Harbor Drive', city: 'San Diego', region: 'CA', postalCode: '92101' },
  formats: resolvePack('us').formats,
};

const meeting = (changes: Partial<ClientMeeting>): ClientMeeting => ({
  attorney: null,
  place: 'office',
  officeAddress: null,
  officeZone: null,
  accessNote: '',
  placeText: '',
  callsClient: false,
  isOutsideArea: false,
  bringText: '',
  priceLabel: null,
  ...changes,
});

const ADDRESS = '1 Harbor Drive, San Diego, CA 92101';

it.each([
  [{}, ADDRESS, ''],
  [{ placeText: 'Ring twice.' }, ADDRESS, 'Ring twice.'],
  [{ officeAddress: '12 Pier View Way' }, '12 Pier View Way', ''],
  [
    { place: 'video', placeText: 'Join at https://meet.example/a' },
    'Join at https://meet.example/a',
    '',
  ],
  [{ place: 'video' }, 'We will send you the link.', ''],
  [{ place: 'phone' }, 'Please call us at (619) 555-0114.', ''],
  [
    { place: 'phone', placeText: 'We call you at the number that you gave us.' },
    'Please call us at (619) 555-0114.',
    '',
  ],
  [
    { place: 'phone', callsClient: true, placeText: 'Keep your papers at hand.' },
    'Castellane will call you at the number that you gave us.',
    'Keep your papers at hand.',
  ],
  [
    { place: 'phone', callsClient: true },
    'Castellane will call you at the number that you gave us.',
    '',
  ],
  [
    { place: 'phone', callsClient: true, attorney: 'Ana Ortiz' },
    'Ana Ortiz will call you at the number that you gave us.',
    '',
  ],
] as const)('for %o, says “%s” and “%s”', (changes, where, note) => {
  expect([whereText(meeting(changes), FIRM), placeNote(meeting(changes))]).toEqual([where, note]);
});

it('nobody is met in a call', () => {
  expect(meetWords('phone')).toBe('You will talk to');
  expect(meetWords('video')).toBe('You will meet');
});

it('asks for an ID only at the office, and for what the firm has written instead', () => {
  expect(bringText(meeting({}))).toContain('photo ID');
  expect(bringText(meeting({ place: 'video' }))).not.toContain('photo ID');
  expect(bringText(meeting({ bringText: 'Your deed.' }))).toBe('Your deed.');
});
