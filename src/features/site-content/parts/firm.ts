import { getFirmSettings } from '../../firm/queries.ts';
import { updateFirm } from '../../firm/update-firm.ts';
import { activateTheme } from '../../themes/activate-theme.ts';
import { createTheme } from '../../themes/create-theme.ts';
import { findThemeByName } from '../../themes/queries.ts';
import { updateTheme } from '../../themes/update-theme.ts';
import { COMPONENTS } from '../../visibility/rules.ts';
import { setComponentVisibility } from '../../visibility/save-component.ts';
import type { SiteContent } from '../content-schema.ts';
import { isSame } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/** Writes the profile of the firm, without the attorneys, which are a part of their own. */
export async function writeFirm(deps: PartDeps, before: SiteContent, after: SiteContent) {
  if (isSame(before.firm, after.firm)) return;
  const { updatedAt } = await getFirmSettings(deps.db);
  const advertisingReason = deps.advertisingReason ?? null;
  await within('firm', () =>
    updateFirm(deps, { ...after.firm, updatedAt: updatedAt.toISOString(), advertisingReason }),
  );
}

/** Shows and hides the components of the site. */
export async function writeVisibility(deps: PartDeps, before: SiteContent, after: SiteContent) {
  for (const { key } of COMPONENTS) {
    const isVisible = after.visibility[key];
    if (before.visibility[key] === isVisible) continue;
    await setComponentVisibility(deps, { componentKey: key, isVisible });
  }
}

/** Installs the theme, or changes the installed theme of that name, and activates it. */
export async function writeTheme(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { theme } = after;
  if (!theme || isSame(before.theme, theme)) return;
  const { confirmLowContrast } = deps;
  await within('theme', async () => {
    const installed = await findThemeByName(deps.db, theme.name);
    if (!installed) {
      await createTheme(deps, { ...theme, isActive: true, confirmLowContrast });
      return;
    }
    const { id, name: _, displayName, description, cssVariables } = installed;
    if (!isSame({ name: theme.name, displayName, description, cssVariables }, theme)) {
      await updateTheme(deps, { id, ...theme, confirmLowContrast });
    }
    await activateTheme(deps, { id, confirmLowContrast });
  });
}
