import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { isLanguage, type Language } from '../../../messages/messages.ts';
import { invalidField } from '../errors/errors.ts';
import { englishName } from './name-rules.ts';

/** The language of a person as the database has it: null for the main language. */
export const storedLanguage = (language: Language): Language | null =>
  language === MAIN_LANGUAGE ? null : language;

/** The language in which a person is written to; the main one if this release has no texts in theirs. */
export const readLanguage = (stored: string | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : MAIN_LANGUAGE;

/** For notices to the firm: the row that names the language of the person, if it is not the main one. */
export function languageRows(stored: string | null | undefined): [string, string][] {
  const language = readLanguage(stored);
  if (language === MAIN_LANGUAGE) return [];
  return [['Wrote in', englishName(language)]];
}

/** A language that staff have chosen for a person, in a field of the input. Throws `invalid_input` if this release has no texts in it. */
export function requireLanguage(tag: string, field = 'language'): Language {
  if (isLanguage(tag)) return tag;
  throw invalidField(field, 'Must be a language of the site');
}
