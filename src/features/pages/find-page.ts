import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listArticlesOf } from '../articles/queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { shortCalculator } from '../jurisdictions/calculator-rules.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { findPictures } from '../pictures/queries.ts';
import { hotlinesHtml } from '../quick-exit/hotlines-html.ts';
import { getQuickExitSettings } from '../quick-exit/queries.ts';
import { EXPLANATION_PATH } from '../quick-exit/rules.ts';
import { hasFreeConsultation } from '../scheduling/queries.ts';
import { getVisibility } from '../visibility/queries.ts';
import { isPageShown, type Visibility } from '../visibility/rules.ts';
import { mergeText, mergeValuesOf } from './blocks/merge-fields.ts';
import { picturesOfPage } from './blocks/page-pictures.ts';
import type { PagePart } from './blocks/parts-schema.ts';
import { withRelatedArticles } from './blocks/related-articles.ts';
import { type PageContent, pageContentSchema } from './blocks/schema.ts';
import type { PageFacts } from './blocks/show-page.ts';
import { showPage } from './blocks/show-page.ts';
import { findPublishedPage, listPublishedPages, listRedirectedPaths } from './queries.ts';
import type { FoundPage } from './schema.ts';

type Deps = Pick<Context, 'db' | 'sanitizeArticle'>;

/** How many articles the page of a practice area links to. */
const RELATED_ARTICLES = 3;

/**
 * The page at a path as visitors read it, or the path to which it has moved. Throws `page_not_found`, also for a page
 * of a component that the firm hides.
 */
export async function findPage(
  { db, sanitizeArticle, now }: Deps & Pick<Context, 'now'>,
  path: string,
): Promise<FoundPage> {
  const [found, facts] = await Promise.all([findPublishedPage(db, path), getSiteFacts(db)]);
  if (found?.movedTo) return { page: null, movedTo: found.movedTo };
  if (!found?.page) throw noSuchPage();
  const { kind } = found.page;
  // An application page shows a message itself if its component is hidden.
  if (kind === 'page' && !isPageShown(path, facts.visibility)) throw noSuchPage();
  const content = pageContentSchema.parse(found.page.content);
  const [shown, above, articles] = await Promise.all([
    showContent({ db, sanitizeArticle }, content, facts),
    findPagesAbove(db, path),
    findRelatedArticles(db, { area: content.area, visibility: facts.visibility, now: now() }),
  ]);
  return {
    page: {
      ...shown,
      parts: [
        ...withRelatedArticles(shown.parts, articles),
        ...(path === EXPLANATION_PATH ? await findHotlineParts(db) : []),
      ],
      path,
      above: above.map(({ name, ...page }) => ({
        ...page,
        name: mergeText(name, mergeValuesOf(facts.firm)),
      })),
    },
    movedTo: null,
  };
}

/** The content of a page as visitors see it, including its pictures. */
export async function showContent(
  { db, sanitizeArticle }: Deps,
  content: PageContent,
  facts: SiteFacts,
) {
  const pictures = await findPictures(db, picturesOfPage(content));
  return showPage(sanitizeArticle, content, { ...facts, pictures });
}

type SiteFacts = Omit<PageFacts, 'pictures'>;

/** The data on which the rendering of all pages depends. */
export async function getSiteFacts(db: Deps['db']): Promise<SiteFacts> {
  const [firm, visibility, isFree, { calculator }] = await Promise.all([
    getFirmProfile(db),
    getVisibility(db),
    hasFreeConsultation(db),
    getLaw(db),
  ]);
  return {
    ...{ firm, visibility, hasFreeConsultation: isFree },
    calculator: calculator && shortCalculator(calculator),
  };
}

/** Heading and lead of a page for use on other pages; null if it is not published. */
export async function findPageHead(db: Deps['db'], path: string, firm: FirmProfile) {
  const found = await findPublishedPage(db, path);
  if (!found?.page) return null;
  const { heading, lead } = pageContentSchema.parse(found.page.content);
  const values = mergeValuesOf(firm);
  return { heading: mergeText(heading, values), lead: mergeText(lead, values) };
}

/** The newest articles about a practice area: those in the category with the same key. */
async function findRelatedArticles(
  db: Deps['db'],
  { area, visibility, now }: { area: string | null; visibility: Visibility; now: Date },
) {
  if (area === null || !visibility.blog_articles) return [];
  return listArticlesOf(db, { category: area, limit: RELATED_ARTICLES, now });
}

/** The hotlines at the end of the page that explains the quick exit. */
async function findHotlineParts(db: Deps['db']): Promise<PagePart[]> {
  const html = hotlinesHtml((await getQuickExitSettings(db)).hotlines);
  return html ? [{ type: 'html', html: html.toString() }] : [];
}

async function findPagesAbove(db: Deps['db'], path: string) {
  if (path.lastIndexOf('/') === 0) return [];
  const pages = await listPublishedPages(db);
  return pages
    .filter((page) => page.path !== '/' && path.startsWith(`${page.path}/`))
    .map(({ name, path: above }) => ({ name, path: above }));
}

/** The pages that visitors can see, sorted by path. */
export async function findShownPages(db: Deps['db']) {
  const [pages, facts] = await Promise.all([listPublishedPages(db), getSiteFacts(db)]);
  const values = mergeValuesOf(facts.firm);
  return pages
    .filter(({ path }) => isPageShown(path, facts.visibility))
    .map(({ path, name }) => ({ path, name: mergeText(name, values) }));
}

/** All paths of published pages and of redirects to them. The server responds to other paths with 404. */
export async function findPagePaths(db: Deps['db']): Promise<ReadonlySet<string>> {
  const [pages, redirected] = await Promise.all([listPublishedPages(db), listRedirectedPaths(db)]);
  return new Set([...pages.map(({ path }) => path), ...redirected]);
}

export function noSuchPage() {
  return notFound('page', 'There is no such page.');
}
