import { needsCalculator } from '../../../../db/area-presets/site/site.ts';
import { getChosenVisibility } from '../../visibility/queries.ts';
import { setComponentVisibility } from '../../visibility/save-component.ts';
import type { AreaDeps } from './area-deps.ts';

/**
 * Shows the calculator if it is about one of the areas, and hides it otherwise; unless staff had decided otherwise for
 * the former areas.
 */
export async function showCalculator(
  deps: AreaDeps,
  { keys, formerKeys }: { keys: readonly string[]; formerKeys: readonly string[] },
): Promise<void> {
  const { probate_calculator: isVisible } = await getChosenVisibility(deps.db);
  if (isVisible !== needsCalculator(formerKeys)) return;
  const componentKey = 'probate_calculator';
  await setComponentVisibility(deps, { componentKey, isVisible: needsCalculator(keys) });
}
