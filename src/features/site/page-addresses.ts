import type { Db } from '../../../db/client.ts';
import { addressInLanguage, type Language } from '../../../messages/messages.ts';
import { listPublishedLanguages } from '../../platform/languages/published-queries.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listSlugsIn } from '../articles/articles-in-queries.ts';
import { readPagesIn } from '../pages/read-pages-in.ts';

/** Where each page is in each of some languages. Paths are without their query. */
export type PageAddresses = {
  /** The path in the main language of what a language has at a path; its own first part is already that of the main one. */
  originalOf(language: Language, path: string): string;
  /** The addresses of a page by its path in the main language; without those in which it is left out. */
  of(path: string): Partial<Record<Language, string>>;
};

const ARTICLE = /^\/blog\/([^/]+)$/;

export async function readPageAddresses(
  db: Db,
  languages: readonly Language[],
): Promise<PageAddresses> {
  const read = await Promise.all(languages.map(async (language) => readIn(db, language)));
  const byLanguage = new Map(languages.map((language, index) => [language, read[index]]));
  return {
    originalOf: (language, path) => byLanguage.get(language)?.originalOf(path) ?? path,
    of: (path) =>
      Object.fromEntries(
        [...byLanguage].flatMap(([language, pages]) => {
          const own = pages?.pathOf(path);
          return own === undefined ? [] : [[language, addressInLanguage(language, own)] as const];
        }),
      ),
  };
}

/**
 * Returns a function that finds the addresses of the page at a path in all languages of the site; undefined if it has one.
 * `path`: as in the main language, except for parts that a page has in `language`.
 */
export function addressFinder({ db, contentCache }: Pick<Context, 'db' | 'contentCache'>) {
  const read = async () => {
    const languages = await listPublishedLanguages(db);
    return languages.length > 1 ? readPageAddresses(db, languages) : undefined;
  };
  return async ({ language, pathname }: { language: Language; pathname: string }) => {
    const addresses = await contentCache.answer('addresses of pages', read);
    return addresses?.of(addresses.originalOf(language, pathname));
  };
}

/** Pages and articles of one language; `pathOf` is undefined for what it leaves out. */
async function readIn(db: Db, language: Language) {
  const [pages, articles] = await Promise.all([
    readPagesIn(db, language),
    listSlugsIn(db, language),
  ]);
  return {
    originalOf(path: string): string {
      const [, slug = ''] = ARTICLE.exec(path) ?? [];
      return slug ? `/blog/${articles.originalOf(slug)}` : pages.originalOf(path);
    },
    pathOf(path: string): string | undefined {
      const [, slug = ''] = ARTICLE.exec(path) ?? [];
      if (!slug) return pages.isLeftOut(path) ? undefined : pages.pathOf(path);
      const own = articles.slugOf(slug);
      return own === undefined ? undefined : `/blog/${own}`;
    },
  };
}
