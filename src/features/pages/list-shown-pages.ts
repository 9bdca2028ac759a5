import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listTranslatedPaths } from '../translations/queries.ts';
import { getVisibility } from '../visibility/queries.ts';
import { isPageShown } from '../visibility/rules.ts';
import { type MergeValues, mergeText, mergeValuesOf } from './blocks/merge-fields.ts';
import { listPublishedPages, listRedirectedPaths } from './queries.ts';
import { type PagesIn, readPagesIn } from './read-pages-in.ts';

/** The pages that visitors can see in a language, sorted by their path in the main one. */
export async function findShownPages(db: Db, language: Language = MAIN_LANGUAGE) {
  const [all, firm, visibility, pages] = await Promise.all([
    listPublishedPages(db),
    getFirmProfile(db, language),
    getVisibility(db),
    readPagesIn(db, language),
  ]);
  const values = mergeValuesOf(firm);
  return all
    .filter((page) => isPageShown(page.path, visibility) && !pages.isHidden(page))
    .map((page) => linkTo(page, { pages, values }));
}

/** The pages above a path of the main language, topmost first. */
export async function findPagesAbove(
  db: Db,
  path: string,
  shown: { pages: PagesIn; values: MergeValues },
) {
  if (path.lastIndexOf('/') === 0) return [];
  const all = await listPublishedPages(db);
  return all
    .filter((page) => page.path !== '/' && path.startsWith(`${page.path}/`))
    .filter((page) => !shown.pages.isHidden(page))
    .map((page) => linkTo(page, shown));
}

const linkTo = (
  page: { path: string; name: string },
  { pages, values }: { pages: PagesIn; values: MergeValues },
) => ({ path: pages.pathOf(page.path), name: mergeText(pages.nameOf(page), values) });

/** All paths of published pages, also in other languages, and of redirects to them. Other paths are answered with 404. */
export async function findPagePaths(db: Db): Promise<ReadonlySet<string>> {
  const [pages, redirected, translated] = await Promise.all([
    listPublishedPages(db),
    listRedirectedPaths(db),
    listTranslatedPaths(db, 'pages'),
  ]);
  return new Set([
    ...pages.map(({ path }) => path),
    ...redirected,
    ...translated.map(({ path }) => path),
  ]);
}
