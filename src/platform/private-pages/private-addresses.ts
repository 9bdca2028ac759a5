import { addressInLanguage, LANGUAGES } from '../../../messages/messages.ts';
import { PRIVATE_PAGES } from './rules.ts';

/** The addresses of private pages before their token, in all languages: `/appointment`, `/es/cita`. */
export const PRIVATE_ADDRESSES: readonly string[] = PRIVATE_PAGES.flatMap(({ path }) =>
  LANGUAGES.map((language) => addressInLanguage(language, path)),
);
