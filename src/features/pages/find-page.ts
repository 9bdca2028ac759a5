import * as errors from '../../../messages/en/errors.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { type Language, messagesIn } from '../../../messages/messages.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listArticlesOf } from '../articles/queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { shortCalculator } from '../jurisdictions/short-calculator.ts';
import { findPictures } from '../pictures/queries.ts';
import { hotlinesHtml } from '../quick-exit/hotlines-html.ts';
import { getQuickExitSettings } from '../quick-exit/queries.ts';
import { EXPLANATION_PATH } from '../quick-exit/rules.ts';
import { hasFreeConsultation } from '../scheduling/queries.ts';
import { notTranslated } from '../translations/not-translated.ts';
import { listTranslatedPaths } from '../translations/queries.ts';
import { getVisibility } from '../visibility/queries.ts';
import { isPageShown, type Visibility } from '../visibility/rules.ts';
import { mergeText, mergeValuesOf } from './blocks/merge-fields.ts';
import { picturesOfPage } from './blocks/page-pictures.ts';
import { partsIn } from './blocks/parts-in.ts';
import type { PagePart } from './blocks/parts-schema.ts';
import { withRelatedArticles } from './blocks/related-articles.ts';
import { type PageContent, pageContentSchema } from './blocks/schema.ts';
import type { PageFacts } from './blocks/show-page.ts';
import { showPage } from './blocks/show-page.ts';
import { findPagesAbove } from './list-shown-pages.ts';
import { findPublishedPage, listPublishedContents } from './queries.ts';
import { type PagesIn, readPagesIn } from './read-pages-in.ts';
import type { FoundPage } from './schema.ts';

type Deps = Pick<Context, 'db' | 'sanitizeArticle'>;

/** How many articles the page of a practice area links to. */
const RELATED_ARTICLES = 3;

/**
 * The page at a path as visitors read it, or the path to which it has moved. Throws `page_not_found`, also for a page
 * of a component that the firm hides.
 */
export async function findPage(
  { db, sanitizeArticle, now, language }: Deps & Pick<Context, 'now' | 'language'>,
  path: string,
): Promise<FoundPage> {
  const pages = await readPagesIn(db, language);
  const original = pages.originalOf(path);
  const [found, facts] = await Promise.all([
    findPublishedPage(db, original),
    getSiteFacts(db, language),
  ]);
  if (found?.movedTo) return { page: null, movedTo: pages.pathOf(found.movedTo) };
  if (!found?.page) return findTranslatedFrom(db, path, { pages, language });
  if (pages.pathOf(original) !== path) return { page: null, movedTo: pages.pathOf(original) };
  const { kind } = found.page;
  // An application page shows a message itself if its component is hidden.
  if (kind === 'page' && !isPageShown(original, facts.visibility)) throw noSuchPage();
  if (pages.isHidden(found.page)) throw notTranslated('page', original);
  const written = pageContentSchema.parse(found.page.content);
  const translated = pages.contentOf(original, written);
  // An original is shown with the words of its own language.
  const ownFacts = translated ? facts : await getSiteFacts(db);
  const [shown, above, articles] = await Promise.all([
    showContent({ db, sanitizeArticle }, translated ?? written, ownFacts),
    findPagesAbove(db, original, { pages, values: mergeValuesOf(facts.firm) }),
    findRelatedArticles(db, {
      ...{ area: written.area, visibility: facts.visibility, now: now(), language },
    }),
  ]);
  const texts = messagesIn(language);
  const parts = partsIn(language, shown.parts, {
    pathOf: pages.pathOf,
    isOriginal: translated === undefined,
  });
  return {
    page: {
      ...shown,
      parts: [
        ...withRelatedArticles(parts, articles, { language, heading: texts.articles.related }),
        ...(original === EXPLANATION_PATH ? await findHotlineParts(db, facts.firm) : []),
      ],
      path,
      above,
      ...(!translated && { originalLanguage: MAIN_LANGUAGE }),
    },
    movedTo: null,
  };
}

/**
 * For a former address of a language, and for an address of another one, such as one whose prefix has been left out, the page
 * to which it belongs.
 */
async function findTranslatedFrom(
  db: Deps['db'],
  path: string,
  { pages, language }: { pages: PagesIn; language: Language },
): Promise<FoundPage> {
  const known = (await listTranslatedPaths(db, 'pages')).filter((each) => each.path === path);
  const translated = known.find((each) => each.language === language) ?? known[0];
  const all = translated ? await listPublishedContents(db) : [];
  const page = all.find(({ id }) => id === translated?.key);
  if (!page) throw noSuchPage();
  return { page: null, movedTo: pages.pathOf(page.path) };
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

/** The data on which the rendering of all pages depends, in a language. */
export async function getSiteFacts(
  db: Deps['db'],
  language: Language = MAIN_LANGUAGE,
): Promise<SiteFacts> {
  const [firm, visibility, isFree, { calculator }] = await Promise.all([
    getFirmProfile(db, language),
    getVisibility(db),
    hasFreeConsultation(db),
    getLaw(db, language),
  ]);
  return {
    ...{ firm, visibility, hasFreeConsultation: isFree },
    calculator: calculator && shortCalculator(calculator, firm.formats),
  };
}

/** Heading and lead of a page for use on other pages, in a language; null if it is not published. */
export async function findPageHead(
  db: Deps['db'],
  path: string,
  firm: FirmProfile,
  language: Language = MAIN_LANGUAGE,
) {
  const found = await findPublishedPage(db, path);
  if (!found?.page) return null;
  const content = pageContentSchema.parse(found.page.content);
  const { contentOf } = await readPagesIn(db, language);
  const { heading, lead } = contentOf(path, content) ?? content;
  const values = mergeValuesOf(firm);
  return { heading: mergeText(heading, values), lead: mergeText(lead, values) };
}

/** The newest articles about a practice area: those in the category with the same key. */
async function findRelatedArticles(
  db: Deps['db'],
  {
    area,
    visibility,
    ...asked
  }: { area: string | null; visibility: Visibility; now: Date; language: Language },
) {
  if (area === null || !visibility.blog_articles) return [];
  return listArticlesOf(db, { category: area, limit: RELATED_ARTICLES, ...asked });
}

/** The hotlines at the end of the page that explains the quick exit. */
async function findHotlineParts(db: Deps['db'], firm: FirmProfile): Promise<PagePart[]> {
  const html = hotlinesHtml((await getQuickExitSettings(db)).hotlines, firm);
  return html ? [{ type: 'html', html: html.toString() }] : [];
}

export function noSuchPage() {
  return notFound('page', errors.pageNotFound);
}
