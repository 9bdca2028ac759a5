import { addressIn, withoutPrefix } from '../../messages/addresses.ts';
import * as english from '../../messages/en/paths.ts';
import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { language, m } from './messages.ts';

/**
 * The address of a page of this site in the language of the page: `/es/contacto` for `/contact`. Other addresses, such
 * as those of other sites, stay as they are.
 */
export function here(address: string): string {
  // Known to the build, so that the scripts for the main language have no code for others.
  if (import.meta.env.IS_MAIN_LANGUAGE || language() === MAIN_LANGUAGE) return address;
  return IS_OWN.test(address) ? addressIn(language(), address, english, m.paths) : address;
}

const IS_OWN = /^\/(?!\/)/;

/** The router knows each address in the main language only. */
export function addressRewrite() {
  const prefix = language();
  if (import.meta.env.IS_MAIN_LANGUAGE || prefix === MAIN_LANGUAGE) return {};
  const paths = m.paths;
  return {
    rewrite: {
      input: ({ url }: { url: URL }) => {
        url.pathname = withoutPrefix(prefix, url.pathname, paths, english) ?? url.pathname;
        return url;
      },
      output: ({ url }: { url: URL }) => {
        url.pathname = addressIn(prefix, url.pathname, english, paths);
        return url;
      },
    },
  };
}
