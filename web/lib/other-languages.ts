import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import type { Language, Messages } from '../../messages/messages.ts';

type Languages = {
  addressInLanguage: (language: Language, address: string) => string;
  messagesIn: (language: Language) => Messages;
  /** Those of the page that is rendered; undefined if the site has one language. */
  addressesOfPage?: () => Partial<Record<Language, string>> | undefined;
};

let known: Languages | undefined;

/** On the server, which has the texts of all languages; a script of browsers has those of one. */
export function knowLanguages(languages: Languages): void {
  known = languages;
}

/**
 * The address in another language of the page that is shown; undefined if that language leaves it out. `address`: as the router has
 * it. Browsers compute it only for a page to which they have navigated without a reload: the server redirects from there
 * to the address that the page has in the other language.
 */
export function addressInOther(language: Language, address: string): string | undefined {
  const addresses = known?.addressesOfPage?.();
  if (addresses) {
    const path = addresses[language];
    return path === undefined ? undefined : path + (/\?.*/.exec(address)?.[0] ?? '');
  }
  if (known) return known.addressInLanguage(language, address);
  return language === MAIN_LANGUAGE ? address : `/${language}${address.replace(/^\/(?=$|\?)/, '')}`;
}

/** The texts of another language; undefined in browsers. */
export const messagesOfOther = (language: Language): Messages | undefined =>
  known?.messagesIn(language);
