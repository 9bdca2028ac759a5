import { afterEach, expect, it } from 'vitest';
import { languageWords } from './language-words.ts';
import { readLanguageFrom } from './messages.ts';

afterEach(() => readLanguageFrom(() => undefined));

it('translates the English names of languages, and keeps others', () => {
  expect(languageWords('Vietnamese')).toBe('Vietnamese');
  readLanguageFrom(() => 'es');
  expect(['Spanish', 'Vietnamese', 'Farsi', 'Cherokee?'].map(languageWords)).toEqual([
    ...['español', 'vietnamita', 'persa', 'Cherokee?'],
  ]);
});
