import { TZDate } from '@date-fns/tz';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { DEFAULT_TEMPLATE } from '../themes/templates/professional/rules.ts';
import { themeCss } from '../themes/theme-css.ts';
import { getVisibility } from '../visibility/queries.ts';
import type { SiteFrame } from './schema.ts';

/** What stands around every public page. */
export async function getSiteFrame({
  db,
  now,
  publicUrl,
  themePreview,
}: Pick<Context, 'db' | 'now' | 'publicUrl' | 'themePreview'>): Promise<SiteFrame> {
  const [firm, visibility, theme] = await Promise.all([
    getFirmProfile(db),
    getVisibility(db),
    findActiveTheme(db),
  ]);
  return {
    firm,
    visibility,
    themeCss: cssOf(themePreview, theme),
    publicUrl,
    year: new TZDate(now().getTime(), firm.zone).getFullYear(),
  };
}

/** None for the built-in theme: its values are the tokens that every page already has. */
function cssOf(
  preview: string | null,
  active: { name: string; cssVariables: string } | undefined,
): string | null {
  if (preview !== null) return themeCss(preview);
  return active && active.name !== DEFAULT_TEMPLATE.name ? themeCss(active.cssVariables) : null;
}
