import { addressInLanguage, type Language } from '../../../messages/messages.ts';

// Own paths, except files and what exists once for all languages.
const LINK = /(<a\s[^>]*?href=")(\/(?!\/)[^"?#]*)/g;
const NOT_A_PAGE = /\.\w{1,10}$|^\/(admin|api|login|photos|pictures|share)(\/|$)/;

/**
 * HTML whose links to pages of the site lead to those in a language. `pathOf` gives the path there of a page, from that in
 * the main language.
 */
export const linksIn = (
  language: Language,
  html: string,
  pathOf: (path: string) => string = (path) => path,
): string =>
  html.replace(LINK, (whole, before: string, path: string) =>
    NOT_A_PAGE.test(path) ? whole : before + addressInLanguage(language, pathOf(path)),
  );
