import { addressIn, withoutPrefix } from './addresses.ts';
import { CATALOGUES, type English, LANGUAGE_NAMES } from './catalogues.gen.ts';
import type { Complete } from './complete.ts';
import { MAIN_LANGUAGE } from './main-language.ts';

export type Language = keyof typeof CATALOGUES;

/** All fixed texts of the public site in one language. */
export type Messages = Complete<English>;

export const LANGUAGES = Object.keys(CATALOGUES) as Language[];

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(CATALOGUES, tag);

export const messagesIn = (language: Language): Messages => CATALOGUES[language];

/** What a language calls itself, such as `Español`. */
export const languageName = (language: Language): string => LANGUAGE_NAMES[language];

/** The address of a page in a language, from its address in the main one: `/es/contacto` for `/contact`. */
export const addressInLanguage = (language: Language, address: string): string =>
  language === MAIN_LANGUAGE
    ? address
    : addressIn(language, address, pathsIn(MAIN_LANGUAGE), pathsIn(language));

/** Pages that exist in the main language only. */
const IS_FOR_STAFF = /^\/(admin|login)(?=[/?#]|$)/;

/** The language of an address, and the same address in the main language. */
export function readAddress(address: string): { language: Language; address: string } {
  for (const language of LANGUAGES) {
    if (language === MAIN_LANGUAGE) continue;
    const main = withoutPrefix(language, address, pathsIn(language), pathsIn(MAIN_LANGUAGE));
    if (main !== undefined && !IS_FOR_STAFF.test(main)) return { language, address: main };
  }
  return { language: MAIN_LANGUAGE, address };
}

const pathsIn = (language: Language) => CATALOGUES[language].paths;
