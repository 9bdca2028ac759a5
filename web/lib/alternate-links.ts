import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import type { SiteLayout } from '../../src/features/site/schema.ts';
import { addressInOther } from './other-languages.ts';

/**
 * The same page in each language of the site that has it, itself included, for search engines; `x-default` is the one in the main
 * language. None if the site has one language.
 */
export function alternateLinks({ languages, publicUrl }: SiteLayout, path: string) {
  if (languages.length < 2) return [];
  const linkTo = (hrefLang: string, address: string | undefined) =>
    address === undefined ? [] : [{ rel: 'alternate', hrefLang, href: publicUrl + address }];
  return [
    ...languages.flatMap(({ language }) => linkTo(language, addressInOther(language, path))),
    ...linkTo('x-default', addressInOther(MAIN_LANGUAGE, path)),
  ];
}

/** Pages in a language that the firm does not publish (yet) are not indexed. */
export const unpublishedMeta = ({ languages, firm }: SiteLayout) =>
  languages.some(({ language }) => language === firm.formats.language)
    ? []
    : [{ name: 'robots', content: 'noindex' }];

/** The language and country of the page for link previews, `es_US`; none if the site has one language. */
export const localeMeta = ({ languages, firm }: SiteLayout) =>
  languages.length < 2
    ? []
    : [{ property: 'og:locale', content: firm.formats.locale.replace('-', '_') }];
