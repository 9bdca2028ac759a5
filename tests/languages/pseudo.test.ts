import { expect, it } from 'vitest';
import { inLanguage } from '../../messages/message.ts';
import { pseudoText } from './pseudo.ts';

const PLURALS = ['one', 'other'];

it('a text is accented, longer by a third, and in brackets', () => {
  expect(pseudoText('Schedule Consultation', PLURALS)).toBe('«Schéédúúléé Cóónsúúltáátííóón»');
});

it('values, marks and cases are kept', () => {
  const text =
    'Ask <link>{anAttorney}</link>: {count, plural, one {# hour of {name}} other {# hours}}.';
  const pseudo = pseudoText(text, PLURALS);
  expect(pseudo).toBe(
    '«Áskee <link>{anAttorney}</link>: {count, plural, one {# hóóúúr óóf {name}} other {# hóóúúrs}}.»',
  );
  const say = inLanguage('en').message(pseudo) as (values: object) => string;
  expect(say({ anAttorney: 'a lawyer', count: 1, name: 'Ana' })).toBe(
    '«Áskee <link>a lawyer</link>: 1 hóóúúr óóf Ana.»',
  );
});

it('forms that the language does not have are left out', () => {
  const text = '{count, plural, =0 {none} one {# hour} other {# hours}}';
  expect(pseudoText(text, ['other'])).toBe('«{count, plural, =0 {nóónéé} other {# hóóúúrs}}»');
});
