import { expect, it } from 'vitest';
import type { ClientMeeting } from '../../../src/features/appointments/schema.ts';
import { bringText, officesText, placeText } from './place-words.ts';

const FIRM = { name: 'Castellane', phone: '(619) 555-0114' };

const meeting = (changes: Partial<ClientMeeting>): ClientMeeting => ({
  attorney: null,
  place: 'office',
  officeAddress: null,
  placeText: '',
  callsClient: false,
  bringText: '',
  ...changes,
});

it.each([
  [{}, '1 Harbor Drive'],
  [{ placeText: 'Ring twice.' }, '1 Harbor Drive. Ring twice.'],
  [
    { place: 'video', placeText: 'Join at https://meet.example/a' },
    'Join at https://meet.example/a',
  ],
  [{ place: 'video' }, 'We will send you the link.'],
  [{ place: 'phone' }, 'Please call us at (619) 555-0114.'],
  [{ place: 'phone', placeText: 'Ask for Ana.' }, 'Please call us at (619) 555-0114. Ask for Ana.'],
  [
    { place: 'phone', callsClient: true },
    'Castellane will call you at the number that you gave us.',
  ],
  [
    { place: 'phone', callsClient: true, attorney: 'Ana Ortiz' },
    'Ana Ortiz will call you at the number that you gave us.',
  ],
] as const)('for %o, says “%s”', (changes, text) => {
  expect(placeText(meeting(changes), FIRM, '1 Harbor Drive')).toBe(text);
});

it.each([
  [[], undefined],
  [[null], 'At our office: 1 Harbor Drive'],
  [['12 Pier View Way'], 'At our office: 12 Pier View Way'],
  [[null, '12 Pier View Way'], 'At one of our offices: 1 Harbor Drive; 12 Pier View Way'],
  // An attorney whose own address is that of the firm.
  [[null, '1 Harbor Drive'], 'At our office: 1 Harbor Drive'],
])('the offices %j are “%s”', (offices, text) => {
  expect(officesText(offices, '1 Harbor Drive')).toBe(text);
});

it('asks for an ID only at the office, and for what the firm has written instead', () => {
  expect(bringText(meeting({}))).toContain('photo ID');
  expect(bringText(meeting({ place: 'video' }))).not.toContain('photo ID');
  expect(bringText(meeting({ bringText: 'Your deed.' }))).toBe('Your deed.');
});
