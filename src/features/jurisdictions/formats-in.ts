import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { Formats } from './formats-schema.ts';

/** How a country writes dates, numbers and addresses in one of the languages of the site: `es-US`. */
export const formatsIn = (language: Language, formats: Formats): Formats =>
  language === MAIN_LANGUAGE
    ? formats
    : { ...formats, language, locale: `${language}-${formats.country}` };
