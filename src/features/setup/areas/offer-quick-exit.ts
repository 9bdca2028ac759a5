import { isDeepStrictEqual } from 'node:util';
import { AREA_PRESETS } from '../../../../db/area-presets/every-preset.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getQuickExitSettings } from '../../quick-exit/queries.ts';
import { saveQuickExit } from '../../quick-exit/save-quick-exit.ts';
import type { AreaDeps } from './area-deps.ts';

/** The areas of a new installation whose pages offer the quick exit. */
const INSTALLED = ['family-law'];

/** The areas whose visitors may have to hide what they read. */
const about = (keys: readonly string[]) =>
  AREA_PRESETS.filter(({ key, isAboutSafety }) => isAboutSafety && keys.includes(key)).map(
    ({ key }) => key,
  );

/**
 * Offers the quick exit on the pages about the chosen areas for which the presets ask for it, unless staff have chosen
 * others. The other places, such as the contact form, stay: anybody who writes to a lawyer may need it.
 */
export async function offerQuickExit(
  deps: AreaDeps & Pick<Context, 'publicUrl'>,
  { keys, formerKeys }: { keys: readonly string[]; formerKeys: readonly string[] },
): Promise<void> {
  const { updatedAt, ...settings } = await getQuickExitSettings(deps.db);
  const { practiceAreas } = settings;
  const isUnedited = [INSTALLED, about(formerKeys)].some((areas) =>
    isDeepStrictEqual(areas, practiceAreas),
  );
  if (!isUnedited || isDeepStrictEqual(about(keys), practiceAreas)) return;
  await saveQuickExit(deps, {
    ...settings,
    practiceAreas: about(keys),
    updatedAt: updatedAt.toISOString(),
  });
}
