import { afterEach, expect, it } from 'vitest';
import { AMERICAN } from '../../../../src/features/jurisdictions/words-rules.ts';
import { readLanguageFrom } from '../../../lib/messages.ts';
import { noLongerText, unchangedText, whoseTimes } from './move-words.ts';

type Meeting = Parameters<typeof whoseTimes>[0];

const meeting = (changes: Partial<Meeting>) =>
  ({ attorney: 'Ana Ortiz', place: 'office', hasOtherOffices: false, ...changes }) as Meeting;

afterEach(() => readLanguageFrom(() => undefined));

it.each([
  [{}, false, 'These are the times of Ana Ortiz.'],
  [{ attorney: null }, false, ''],
  [
    {},
    true,
    'You stay with Ana Ortiz if they are free then. If not, another attorney will see you.',
  ],
  [
    { hasOtherOffices: true },
    true,
    'You stay with Ana Ortiz if they are free then. If not, another attorney will see you. That may be in another office: this page shows the address.',
  ],
  [
    { attorney: null, place: 'phone', hasOtherOffices: true },
    true,
    'You may get another attorney. This page shows who it is.',
  ],
] as const)('says whose times are shown: %j, anyone: %s', (changes, isAnyone, words) => {
  expect(whoseTimes(meeting(changes), isAnyone, AMERICAN)).toBe(words);
});

it('says what to do without an attorney who takes appointments, and has no English words in Spanish', () => {
  const left = meeting({ hasOthers: false });
  expect(noLongerText(left, '(619) 555-0114', AMERICAN)).toBe(
    'Ana Ortiz no longer takes new appointments. Please call (619) 555-0114.',
  );
  readLanguageFrom(() => 'es');
  expect(noLongerText({ ...left, hasOthers: true }, '', AMERICAN)).toBe(
    'Ana Ortiz ya no recibe citas nuevas. Estas son las horas libres de las demás personas del equipo.',
  );
});

it('gives the reason of the server for a closed day only', () => {
  expect(unchangedText({ reason: 'day_closed', message: 'Closed.', alternatives: [1] })).toBe(
    '<b>Closed.</b> Your appointment is unchanged. Nearest free times:',
  );
  expect(unchangedText({ reason: 'slot_taken', message: 'Taken.' })).toBe(
    '<b>That time was just taken.</b> Your appointment is unchanged.',
  );
});
