import type { Context } from '../../../platform/trpc/context.ts';
import {
  deleteFormerAreas,
  orderListedFirst,
} from '../../firm/practice-areas/choose-practice-areas.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import type { AreaDeps, NamedPage } from './area-deps.ts';
import { offerQuickExit } from './offer-quick-exit.ts';
import { offered } from './offered.ts';
import { COMMON_AREAS } from './rules.ts';
import { showCalculator } from './show-calculator.ts';
import { deleteFormerCategories, writeCategories } from './write-categories.ts';
import { writeMenuWords } from './write-menu-words.ts';
import { writeSitePages } from './write-pages.ts';
import { writeServices } from './write-services.ts';
import { writeTypes } from './write-types.ts';

type Areas = Awaited<ReturnType<typeof listPracticeAreas>>;

/**
 * Replaces what the product wrote for the former areas with what it writes for those that the site lists now: texts of
 * pages, consultation types, categories, the services of the footer, whether the calculator is shown, and where the quick exit is offered. Each part is
 * replaced only while it is as the product wrote it (docs/decisions/set-up.md). Returns the pages that were written.
 */
export async function fillSite(
  deps: AreaDeps & Pick<Context, 'publicUrl'>,
  former: Areas,
): Promise<NamedPage[]> {
  await orderListedFirst(deps.db, deps.user);
  const areas = await listPracticeAreas(deps.db);
  const chosen = offered(areas);
  const keys = chosen.map(({ key }) => key);
  const formerKeys = offered(former).map(({ key }) => key);
  await writeTypes(deps, keys);
  await writeCategories(deps, { chosen, former });
  await writeServices(deps, { areas, former });
  await writeMenuWords(deps);
  await showCalculator(deps, { keys, formerKeys });
  await offerQuickExit(deps, { keys, formerKeys });
  return writeSitePages(deps, chosen);
}

/** Deletes what is left of former areas of the product once no record refers to it: their names and their categories. */
export async function forgetFormerAreas(deps: AreaDeps): Promise<void> {
  await deleteFormerAreas(deps.db, deps.user, ({ key, label }) =>
    COMMON_AREAS.some((area) => area.key === key && area.label === label),
  );
  await deleteFormerCategories(deps);
}
