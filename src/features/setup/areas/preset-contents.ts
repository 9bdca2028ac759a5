import { presetPage } from '../../../../db/area-presets/area-page.ts';
import { presetOf } from '../../../../db/area-presets/every-preset.ts';
import { needsCalculator } from '../../../../db/area-presets/site/site.ts';
import { SITE_PAGES } from '../../../../db/area-presets/site/site-pages.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import { type PageContent, pageContentSchema } from '../../pages/blocks/schema.ts';
import { areaPagePath } from './area-deps.ts';

type Area = { key: string; label: string };
/** Where the main office is. */
type Place = { country: string; region: string };

/** The preset page about an area, or undefined for an area without one. */
export function presetContentOf({ key, label }: Area): PageContent | undefined {
  const preset = presetOf(key);
  return preset && pageContentSchema.parse(presetPage(preset, label));
}

/** The texts of the site's own pages for a firm in this place, by path. */
export function siteContents(
  areas: readonly Area[],
  place: Place,
): ReadonlyMap<string, PageContent> {
  const hasCalculator = needsCalculator(areas.map(({ key }) => key));
  const comparesTrust = packFor(place).calculators[0]?.alternative != null;
  return new Map(
    Object.entries(SITE_PAGES).map(([path, contentOf]) => [
      path,
      pageContentSchema.parse(contentOf({ areas, hasCalculator, comparesTrust })),
    ]),
  );
}

/** Everything that set-up writes for these areas, by path. */
export function presetContents(
  areas: readonly Area[],
  place: Place,
): ReadonlyMap<string, PageContent> {
  const ofAreas = areas.flatMap((area) => {
    const content = presetContentOf(area);
    return content ? [[areaPagePath(area.key), content] as const] : [];
  });
  return new Map([...siteContents(areas, place), ...ofAreas]);
}
