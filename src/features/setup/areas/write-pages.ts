import { presetPage } from '../../../../db/area-presets/area-page.ts';
import { presetOf } from '../../../../db/area-presets/every-preset.ts';
import type { PresetSite } from '../../../../db/area-presets/site/site.ts';
import { SITE_PAGES } from '../../../../db/area-presets/site/site-pages.ts';
import { describePracticeArea } from '../../firm/practice-areas/choose-practice-areas.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { type PageContentInput, pageContentSchema } from '../../pages/blocks/schema.ts';
import { insertDraft } from '../../pages/edit-pages.ts';
import { writePresetPage } from '../../pages/write-preset-page.ts';
import { type AreaDeps, areaPagePath, type NamedPage, withoutSection } from './area-deps.ts';
import { areaPageContent } from './area-page.ts';
import { listPagePaths } from './queries.ts';

/** Writes the texts of the site's own pages for the areas of the firm; pages that staff have edited stay as they are. */
export async function writeSitePages(deps: AreaDeps, site: PresetSite): Promise<NamedPage[]> {
  const written: NamedPage[] = [];
  for (const [path, contentOf] of Object.entries(SITE_PAGES)) {
    written.push(...(await write(deps, path, contentOf(site))));
  }
  return written;
}

/**
 * Gives each chosen area its page: a preset one is published, for the others a few sentences are drafted. An area that
 * staff have linked to another page keeps that link. Returns the pages by what was done.
 */
export async function writeAreaPages(
  deps: AreaDeps,
  keys: readonly string[],
): Promise<{ written: NamedPage[]; drafted: NamedPage[] }> {
  const written: NamedPage[] = [];
  const drafted: NamedPage[] = [];
  for (const area of await listPracticeAreas(deps.db)) {
    if (!keys.includes(area.key)) continue;
    const preset = presetOf(area.key);
    const pages = await listPagePaths(deps.db);
    const path = areaPagePath(area.key);
    if (!isOwn(area.pagePath, path) && !isInstalledSection(area.pagePath, pages)) continue;
    if (preset) written.push(...(await write(deps, path, presetPage(preset, area.label))));
    else if (!pages.some((page) => page.path === path)) {
      const { id } = await insertDraft(deps.db, deps.user, { path, draft: areaPageContent(area) });
      drafted.push({ id, name: area.label });
    }
    await describePracticeArea(deps.db, deps.user, area.key, {
      pagePath: path,
      messageHint: area.messageHint || preset?.messageHint || '',
    });
  }
  return { written, drafted };
}

async function write(
  deps: AreaDeps,
  path: string,
  content: PageContentInput,
): Promise<NamedPage[]> {
  const page = await writePresetPage(deps, path, pageContentSchema.parse(content));
  return page ? [{ id: page.id, name: page.content.name }] : [];
}

const isOwn = (pagePath: string | null, path: string) => pagePath === null || pagePath === path;

/** Whether an area is a section of a page of the sample firm that staff have not made their own. */
const isInstalledSection = (
  pagePath: string | null,
  pages: Awaited<ReturnType<typeof listPagePaths>>,
) =>
  pagePath?.includes('#') === true &&
  !pages.some(({ path, isPreset }) => path === withoutSection(pagePath) && !isPreset);
