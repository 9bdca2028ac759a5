import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { isLanguage, type Language, type Messages, messagesIn } from '../../messages/messages.ts';

let languageOfRender: () => Language | undefined = () => undefined;

/** On the server, which renders pages of several languages at once: how to find the one of the current page. */
export function readLanguageFrom(source: () => Language | undefined): void {
  languageOfRender = source;
}

/** The language of the page. */
export function language(): Language {
  const tag = globalThis.document?.documentElement.lang.split('-', 1)[0] ?? '';
  return isLanguage(tag) ? tag : (languageOfRender() ?? MAIN_LANGUAGE);
}

/**
 * The fixed texts in the language of the page: `m.site.home`. The scripts of browsers are built for one language each,
 * and contain only its texts (`scripts/catalogues`).
 */
export const m: Messages = new Proxy({} as Messages, {
  get: (_, part: keyof Messages) => messagesIn(language())[part],
});
