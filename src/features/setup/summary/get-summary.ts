import { isDeepStrictEqual } from 'node:util';
import { needsCalculator } from '../../../../db/area-presets/site/site.ts';
import type { Db } from '../../../../db/client.ts';
import { listArticleCategories } from '../../articles/categories/queries.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { getLaw } from '../../jurisdictions/get-law.ts';
import { whyNoCalculator } from '../../jurisdictions/why-no-calculator.ts';
import { listWholePages, type PageRow } from '../../pages/admin-queries.ts';
import { getMenus } from '../../pages/menus/edit-menus.ts';
import { withShownNames } from '../../pages/shown-names.ts';
import { isUneditedPage } from '../../pages/write-preset-page.ts';
import { listTypeSettings } from '../../scheduling/consultation-types/queries.ts';
import { getChosenVisibility } from '../../visibility/queries.ts';
import { areaPagePath, withoutSection } from '../areas/area-deps.ts';
import { presetContents } from '../areas/preset-contents.ts';
import { servicesOf } from '../areas/write-services.ts';
import { isPresetType } from '../areas/write-types.ts';
import type { SetupSummary } from './schema.ts';

type Areas = Awaited<ReturnType<typeof listPracticeAreas>>;
type Types = Awaited<ReturnType<typeof listTypeSettings>>;

/** Compares what the site has now with what set-up writes for its areas. */
export async function getSetupSummary(db: Db): Promise<SetupSummary> {
  const [firm, areas, pages, types, categories, { services }, { probate_calculator }, law] =
    await Promise.all([
      getFirmProfile(db),
      listPracticeAreas(db),
      listWholePages(db),
      listTypeSettings(db),
      listArticleCategories(db),
      getMenus({ db }),
      getChosenVisibility(db),
      getLaw(db),
    ]);
  const offered = areas.filter(({ isActive, isListed }) => isActive && isListed);
  const contents = presetContents(offered, firm);
  const isWritten = (page: PageRow) =>
    isUneditedPage(page) && isDeepStrictEqual(page.content, contents.get(page.path));
  const former = formerPages(pages, areas);
  const isShown = needsCalculator(offered.map(({ key }) => key));
  return {
    written: {
      pages: await withShownNames(
        db,
        pages.filter((page) => page.isPublished && isWritten(page)).map(named),
      ),
      types: types.filter((type) => type.isActive && isPresetType(type)).map(({ label }) => label),
      categories: categories
        .filter(({ key, label, isActive }) => isActive && offered.some(isSameAs({ key, label })))
        .map(({ label }) => label),
      services: isDeepStrictEqual(services, servicesOf(areas))
        ? services.map(({ text }) => text)
        : [],
      showsCalculator: probate_calculator === isShown ? isShown : null,
      whyNoCalculator: whyNoCalculator(law),
    },
    waiting: await withShownNames(db, [
      ...textsOfSample(pages, contents, isWritten),
      ...former,
      ...formerTypes(types, areas),
      ...unpublishedPages(pages, offered),
      ...originalTexts(pages, contents, isWritten).filter(
        (page) => !former.some(({ id }) => id === page.id),
      ),
    ]),
  };
}

type Waiting = SetupSummary['waiting'];
type Contents = ReturnType<typeof presetContents>;
type IsWritten = (page: PageRow) => boolean;

const named = ({ id, content }: PageRow) => ({ id, name: content.name });

const isSameAs = (one: { key: string; label: string }) => (area: { key: string; label: string }) =>
  area.key === one.key && area.label === one.label;

const ofKind = (kind: Waiting[number]['kind'], pages: readonly PageRow[]): Waiting =>
  pages.map((page) => ({ kind, ...named(page) }));

/** Pages with a text of the product, though it writes another one for the areas of this firm. */
const textsOfSample = (pages: readonly PageRow[], contents: Contents, isWritten: IsWritten) =>
  ofKind(
    'sample-text',
    pages.filter(
      (page) =>
        page.isPublished && isUneditedPage(page) && contents.has(page.path) && !isWritten(page),
    ),
  );

const originalTexts = (pages: readonly PageRow[], contents: Contents, isWritten: IsWritten) =>
  ofKind(
    'original-text',
    pages.filter(
      (page) =>
        page.isPublished && isUneditedPage(page) && (isWritten(page) || !contents.has(page.path)),
    ),
  );

/** Published pages about an area that is not offered, unless an offered one links there. */
function formerPages(pages: readonly PageRow[], areas: Areas): Waiting {
  const active = areas.filter(({ isActive }) => isActive);
  const needed = active.map(({ pagePath }) => withoutSection(pagePath ?? ''));
  return ofKind(
    'former-page',
    pages.filter(
      ({ path, isPublished, content }) =>
        isPublished &&
        content.area !== null &&
        !active.some(({ key }) => key === content.area) &&
        !needed.includes(path),
    ),
  );
}

function formerTypes(types: Types, areas: Areas): Waiting {
  const active = new Set(areas.filter(({ isActive }) => isActive).map(({ key }) => key));
  return types
    .filter(
      ({ isActive, practiceAreas }) =>
        isActive && practiceAreas.length > 0 && !practiceAreas.some((key) => active.has(key)),
    )
    .map(({ label }) => ({ kind: 'former-type', id: null, name: label }));
}

const unpublishedPages = (pages: readonly PageRow[], offered: Areas) =>
  ofKind(
    'unpublished-page',
    pages.filter(
      ({ path, isPublished }) =>
        !isPublished &&
        offered.some(({ key, pagePath }) => path === withoutSection(pagePath ?? areaPagePath(key))),
    ),
  );
