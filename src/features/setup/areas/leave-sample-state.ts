import { presetOf } from '../../../../db/area-presets/every-preset.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import { redraftPrepared } from '../prepared/add-prepared.ts';
import { lockSettledStep } from '../queries.ts';
import type { AreaDeps } from './area-deps.ts';
import { offered } from './offered.ts';
import { writeAreaPages, writeSitePages } from './write-pages.ts';
import { writeServices } from './write-services.ts';

/** The law that the texts of a new installation name. */
const SAMPLE_PACK = 'us-ca';

/**
 * For an office in another state than the sample firm: replaces the texts of a new installation, which name the law of
 * that state, with those that set-up writes for the same areas. Once staff have chosen the areas, that has been done.
 */
export async function leaveSampleState(
  deps: AreaDeps & Pick<Context, 'translatables'>,
): Promise<void> {
  const firm = await getFirmProfile(deps.db);
  if (packFor(firm).id === SAMPLE_PACK || (await lockSettledStep(deps.db, 'areas'))) return;
  const former = await listPracticeAreas(deps.db);
  const keys = offered(former).map(({ key }) => key);
  await writeAreaPages(
    deps,
    keys.filter((key) => presetOf(key)),
  );
  const areas = await listPracticeAreas(deps.db);
  await writeServices(deps, { areas, former });
  await writeSitePages(deps, offered(areas));
  await redraftPrepared(deps);
}
