import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { compileCall, compileCalls, splitCalls } from './compile-calls.ts';
import { importParts } from './import-parts.ts';
import { MESSAGES, partsOf } from './list-catalogues.ts';

/** The module that finds the texts of the language of a page when they are used. */
const ANY_LANGUAGE = path.resolve(MESSAGES, '../web/lib/messages.ts');

/** Parts of the back office and of the sign-in page, which exist in the main language only. */
const IS_FOR_STAFF = /[\\/]web[\\/]routes[\\/](admin|login)\b.*[?&]tsr-split=/;

const isMain = (language: string | undefined) => (language ?? MAIN_LANGUAGE) === MAIN_LANGUAGE;

const CATALOGUE = '\0catalogue:';
const PARTS = '\0catalogue-parts:';

/** The module of one text with values: the file of its part, and its name. */
const TEXT = /^(.+)\?text=(\w+)$/;
const textIn = (file: string) => (name: string) => `${file}?text=${name}`;

/** The language and the name of a part by its file; undefined for other files. */
function partAt(file: string): { language: string; part: string } | undefined {
  const relative = path.relative(MESSAGES, file).replaceAll('\\', '/');
  const [language, part] = relative.replace(/\.ts$/, '').split('/');
  return language && part && language !== '..' && part !== 'language'
    ? { language, part }
    : undefined;
}

/**
 * Compiles the texts with values, and gives a bundle that is built for one language (`languageOf` its environment) only the texts of
 * that language: plain texts become part of the code that uses them.
 */
export function catalogues(languageOf: (environment: string) => string | undefined): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(CATALOGUE) || source.startsWith(PARTS)) return source;
      if (TEXT.test(source)) return { id: source, moduleSideEffects: false };
      const language = languageOf(this.environment.name);
      if (!language || !/messages\.ts$/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === ANY_LANGUAGE ? CATALOGUE + language : undefined;
    },
    async load(id) {
      if (IS_FOR_STAFF.test(id) && !isMain(languageOf(this.environment.name))) return 'export {}';
      const [, file = '', name = ''] = TEXT.exec(id) ?? [];
      const of = partAt(file);
      if (of) return compileCall(await readFile(file, 'utf8'), file, of.language, name);
      if (id.startsWith(CATALOGUE)) {
        const language = id.slice(CATALOGUE.length);
        return `export * as m from ${JSON.stringify(PARTS + language)};\nexport const language = () => ${JSON.stringify(language)};`;
      }
      if (!id.startsWith(PARTS)) return undefined;
      const language = id.slice(PARTS.length);
      return partsOf(language)
        .map((part) => {
          const file = path.join(MESSAGES, language, `${part}.ts`);
          return `export * as ${part} from ${JSON.stringify(file)};`;
        })
        .join('\n');
    },
    transform: {
      filter: { id: /[\\/]messages[\\/][\w-]+[\\/][\w-]+\.ts$/, code: /\bmessage\(/ },
      handler(code, id) {
        const of = partAt(id);
        if (!of) return undefined;
        const isClient = languageOf(this.environment.name) !== undefined;
        return {
          code: isClient ? splitCalls(code, id, textIn(id)) : compileCalls(code, id, of.language),
          map: null,
        };
      },
    },
  };
}

/** In a bundle for one language, modules import the parts of its catalogue which they use: see `importParts`. */
export function directParts(languageOf: (environment: string) => string | undefined): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?(\?|$)/, code: /messages\.ts['"]/ },
      async handler(code, id) {
        const language = languageOf(this.environment.name);
        if (!language) return undefined;
        const [file = id] = id.split('?');
        const direct = await importParts(code, file, {
          language,
          isCatalogue: async (source) =>
            /messages\.ts$/.test(source) &&
            (await this.resolve(source, file))?.id === CATALOGUE + language,
          fileOf: (part) => path.join(MESSAGES, language, `${part}.ts`),
        });
        return direct === undefined ? undefined : { code: direct, map: null };
      },
    },
  };
}
