import { presetOf } from '../../../../db/area-presets/every-preset.ts';
import { describePracticeArea } from '../../firm/practice-areas/choose-practice-areas.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import type { PageContent } from '../../pages/blocks/schema.ts';
import { insertDraft } from '../../pages/edit-pages.ts';
import { writePresetPage } from '../../pages/write-preset-page.ts';
import { type AreaDeps, areaPagePath, type NamedPage, withoutSection } from './area-deps.ts';
import { areaPageContent } from './area-page.ts';
import { presetContentOf, siteContents } from './preset-contents.ts';
import { listPagePaths } from './queries.ts';

/** Writes the texts of the site's own pages for the areas of the firm; pages that staff have edited stay as they are. */
export async function writeSitePages(
  deps: AreaDeps,
  areas: readonly { key: string; label: string }[],
): Promise<NamedPage[]> {
  const written: NamedPage[] = [];
  for (const [path, content] of siteContents(areas, await getFirmProfile(deps.db))) {
    written.push(...(await write(deps, path, content)));
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
    const content = presetContentOf(area);
    const pages = await listPagePaths(deps.db);
    const path = areaPagePath(area.key);
    if (!isOwn(area.pagePath, path) && !isInstalledSection(area.pagePath, pages)) continue;
    if (content) written.push(...(await write(deps, path, content)));
    else if (!pages.some((page) => page.path === path)) {
      const { id } = await insertDraft(deps.db, deps.user, { path, draft: areaPageContent(area) });
      drafted.push({ id, name: area.label });
    }
    await describePracticeArea(deps.db, deps.user, area.key, {
      pagePath: path,
      messageHint: area.messageHint || presetOf(area.key)?.messageHint || '',
    });
  }
  return { written, drafted };
}

async function write(deps: AreaDeps, path: string, content: PageContent): Promise<NamedPage[]> {
  const page = await writePresetPage(deps, path, content);
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
