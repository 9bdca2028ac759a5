import { getQuickExitSettings } from '../../quick-exit/queries.ts';
import { saveQuickExit } from '../../quick-exit/save-quick-exit.ts';
import type { SiteContent } from '../content-schema.ts';
import { isSame } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/** Writes the settings of the quick exit. */
export async function writeQuickExit(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { quickExit } = after;
  if (!quickExit || isSame(before.quickExit, quickExit)) return;
  const { updatedAt } = await getQuickExitSettings(deps.db);
  await within('quickExit', () =>
    saveQuickExit(deps, { ...quickExit, updatedAt: updatedAt.toISOString() }),
  );
}
