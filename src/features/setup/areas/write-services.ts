import { isDeepStrictEqual } from 'node:util';
import { presetMenus } from '../../../../db/preset-pages/menus.ts';
import { getMenus, saveMenus } from '../../pages/menus/edit-menus.ts';
import type { Menus } from '../../pages/menus/schema.ts';
import { type AreaDeps, withoutSection } from './area-deps.ts';

type Area = { label: string; pagePath: string | null; isActive: boolean; isListed: boolean };
type Services = Menus['services'];

const MOST_LINKS = 6;
const MOST_CHARACTERS = 60;

const INSTALLED: Services = (presetMenus.services ?? []).map(({ fragment = null, ...link }) => ({
  ...link,
  fragment,
}));

/** The links of the footer to the pages about the areas. */
export const servicesOf = (areas: readonly Area[]): Services =>
  areas
    .filter(
      ({ isActive, isListed, label }) => isActive && isListed && label.length <= MOST_CHARACTERS,
    )
    .flatMap(({ label, pagePath }) =>
      pagePath === null
        ? []
        : [
            {
              path: withoutSection(pagePath),
              fragment: pagePath.split('#')[1] ?? null,
              text: label,
            },
          ],
    )
    .slice(0, MOST_LINKS);

/** Whether the links of the footer are those that the product wrote for these areas. */
const isUneditedServices = (links: Services, areas: readonly Area[]): boolean =>
  [INSTALLED, servicesOf(areas)].some((each) => isDeepStrictEqual(each, links));

/** Links the pages about the areas in the footer, unless staff have edited its services. */
export async function writeServices(
  deps: AreaDeps,
  { areas, former }: { areas: readonly Area[]; former: readonly Area[] },
): Promise<void> {
  const menus = await getMenus(deps);
  const services = servicesOf(areas);
  if (!isUneditedServices(menus.services, former)) return;
  if (!isDeepStrictEqual(menus.services, services)) await saveMenus(deps, { ...menus, services });
}
