import { afterEach, expect, it } from 'vitest';
import { readLanguageFrom } from '../../lib/messages.ts';
import { longDate, whenElsewhere, whenInSentence, whenWords } from './when-words.ts';

const ZONE = 'America/Los_Angeles';
const HALF_PAST_ONE = '2031-03-11T20:30:00Z';
const NINE = '2031-03-11T16:00:00Z';

afterEach(() => readLanguageFrom(() => undefined));

it('says day and time in English', () => {
  expect(whenWords(NINE, ZONE, 'en-US')).toBe('Tue, Mar 11 at 9:00 AM');
  expect(whenInSentence(NINE, ZONE, 'en-US')).toBe('Tuesday, Mar 11 at 9:00 AM');
  expect(longDate(NINE, ZONE, 'en-US')).toBe('Tuesday, Mar 11, 2031');
});

it.each([
  [NINE, 'es-US', 'martes 11 de marzo de 2031 a las 9:00 a.m.'],
  [HALF_PAST_ONE, 'es-US', 'martes 11 de marzo de 2031 a la 1:30 p.m.'],
  [HALF_PAST_ONE, 'es-ES', 'martes 11 de marzo de 2031 a las 13:30'],
])('says %s in Spanish, with the article of the hour', (instant, locale, words) => {
  readLanguageFrom(() => 'es');
  expect(whenInSentence(instant, ZONE, locale)).toBe(words);
});

it('says the time of another zone only if its clocks differ', () => {
  const there = { zone: ZONE, locale: 'en-US' };
  expect(whenElsewhere(NINE, { ...there, otherZone: 'America/New_York' })).toBe(
    'Tue, Mar 11 at 12:00 PM',
  );
  expect(whenElsewhere(NINE, { ...there, otherZone: 'America/Tijuana' })).toBeUndefined();
});
