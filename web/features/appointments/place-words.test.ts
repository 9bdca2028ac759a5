import { expect, it } from 'vitest';
import { bringText, placeText } from './place-words.ts';

const meeting = (place: 'office' | 'phone' | 'video', text: string) => ({
  ...{ attorney: null, place, placeText: text },
});

it.each([
  ['office', '', '1 Harbor Drive'],
  ['office', 'Ring twice.', '1 Harbor Drive. Ring twice.'],
  ['video', 'Join at https://meet.example/a', 'Join at https://meet.example/a'],
  ['video', '', 'We will send you the link.'],
  ['phone', '', 'Your confirmation e-mail says who calls whom.'],
] as const)('for %s with the note “%s”, says “%s”', (place, note, text) => {
  expect(placeText(meeting(place, note), '1 Harbor Drive')).toBe(text);
});

it('asks for an ID only at the office', () => {
  expect(bringText('office')).toContain('photo ID');
  expect(bringText('video')).not.toContain('photo ID');
});
