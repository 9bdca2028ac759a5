import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { language } from './messages.ts';

/** Languages that lawyers of the countries with a pack often speak besides those of the site. */
const CODES =
  'am ar bn de el en es fa fil fr gu he hi hmn ht hy it ja km ko lo ne nl pa pl ps pt ro ru so sq sv sw ta te th tr uk ur vi yue zh';

/** Names that staff use and Unicode does not. */
const OTHER_NAMES: Readonly<Record<string, string>> = { Farsi: 'fa' };

/**
 * What a language that somebody speaks is called in the language of the page. Staff enter its English name; a name that is not known
 * stays as it is.
 */
export function languageWords(name: string): string {
  if (import.meta.env.IS_MAIN_LANGUAGE || language() === MAIN_LANGUAGE) return name;
  const english = namesIn(MAIN_LANGUAGE);
  const code = OTHER_NAMES[name] ?? CODES.split(' ').find((each) => english.of(each) === name);
  return (code && namesIn(language()).of(code)) || name;
}

/**
 * The language of the page as staff enter it, which visitors of the page would like to speak; undefined in the main one, where nothing
 * is assumed.
 */
export function spokenOnPage(): string | undefined {
  if (import.meta.env.IS_MAIN_LANGUAGE || language() === MAIN_LANGUAGE) return undefined;
  return namesIn(MAIN_LANGUAGE).of(language());
}

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' });
