import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { languages } from './list-catalogues.ts';

/** Vite's own name for what browsers get, and one for each other language. */
const environmentOf = (language: string) =>
  language === MAIN_LANGUAGE ? 'client' : `client_${language.replaceAll('-', '_')}`;

/** The language for whose pages an environment of the build is; undefined for the environments of the server. */
export const languageOfClient = (environment: string): string | undefined =>
  languages().find((language) => environmentOf(language) === environment);

/** For each language an environment of the build, by its name. */
export const clientEnvironments = <Options>(
  optionsFor: (language: string) => Options,
): Record<string, Options> =>
  Object.fromEntries(
    languages().map((language) => [environmentOf(language), optionsFor(language)]),
  );
