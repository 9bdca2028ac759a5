import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { type Language, readAddress } from '../../../messages/messages.ts';
import { hidesOriginals } from '../translations/queries.ts';
import { readTranslations } from '../translations/read-translations.ts';
import type { PageContent } from './blocks/schema.ts';
import { listPublishedContents } from './queries.ts';
import { translatablePages } from './translatable.ts';

/** The published pages as a language has them. Paths are without its prefix, their first part as in the main language. */
export type PagesIn = {
  /** The path in this language of the page at a path of the main one. */
  pathOf(path: string): string;
  /** The reverse; other paths stay as they are. */
  originalOf(path: string): string;
  /** What the page at a path of the main language says; undefined if it has no translation. */
  contentOf(path: string, original: PageContent): PageContent | undefined;
  /** The short name of a page. */
  nameOf(page: { path: string; name: string }): string;
  /** Whether the language leaves out the page at a path of the main one. Those with a function of their own stay. */
  isHidden(page: { path: string; kind: string }): boolean;
  /** The same for the path of any address. */
  isLeftOut(path: string): boolean;
};

const AS_WRITTEN: PagesIn = {
  pathOf: (path) => path,
  originalOf: (path) => path,
  contentOf: (_path, original) => original,
  nameOf: ({ name }) => name,
  isHidden: () => false,
  isLeftOut: () => false,
};

export async function readPagesIn(db: Db, language: Language): Promise<PagesIn> {
  if (language === MAIN_LANGUAGE) return AS_WRITTEN;
  const [pages, translations, hides] = await Promise.all([
    listPublishedContents(db),
    readTranslations(db, translatablePages, language),
    hidesOriginals(db, language),
  ]);
  const written = new Set<string>();
  const contents = new Map<string, PageContent>();
  const paths = new Map<string, string>();
  for (const { id, path, kind, content } of pages) {
    if (kind === 'page') written.add(path);
    const translated = translations.find(id, content);
    if (translated) contents.set(path, translated);
    const own = translations.pathOf(id);
    if (own) paths.set(path, readAddress(`/${language}${own}`).address);
  }
  const originals = new Map([...paths].map(([path, own]) => [own, path]));
  const isLeftOut = (path: string) => hides && written.has(path) && !contents.has(path);
  return {
    pathOf: (path) => paths.get(path) ?? path,
    originalOf: (path) => originals.get(path) ?? path,
    contentOf: (path) => contents.get(path),
    nameOf: ({ path, name }) => contents.get(path)?.name ?? name,
    isHidden: ({ path, kind }) => kind === 'page' && isLeftOut(path),
    // The page of a person is shown without what has been written for it.
    isLeftOut: (path) => !path.startsWith('/attorneys/') && isLeftOut(path),
  };
}
