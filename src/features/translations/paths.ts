import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { addressInLanguage, type Language, messagesIn } from '../../../messages/messages.ts';

/** The address of a page in a language that has not been given another one, without the prefix of the language. */
export const usualPath = (language: Language, path: string): string =>
  addressInLanguage(language, path).slice(language.length + 1) || '/';

/** Whether an address is translated by the catalogue, as that of the contact page is, and so cannot be another one. */
export const isFixedPath = (path: string): boolean =>
  path === '/' || Object.values<string>(messagesIn(MAIN_LANGUAGE).paths).includes(path.slice(1));
