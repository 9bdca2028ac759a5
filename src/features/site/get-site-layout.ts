import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { DEFAULT_TEMPLATE } from '../themes/templates/professional/rules.ts';
import { themeCss } from '../themes/theme-css.ts';
import { getVisibility } from '../visibility/queries.ts';
import type { SiteLayout } from './schema.ts';

/** The data for the layout of every public page. */
export async function getSiteLayout({
  db,
  now,
  publicUrl,
  themePreview,
}: Pick<Context, 'db' | 'now' | 'publicUrl' | 'themePreview'>): Promise<SiteLayout> {
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
    year: Number(localDateOf(now(), firm.zone).slice(0, 4)),
  };
}

/** Null for the built-in theme: its values are the default tokens on every page. */
function cssOf(
  preview: string | null,
  active: { name: string; cssVariables: string } | undefined,
): string | null {
  if (preview !== null) return themeCss(preview);
  return active && active.name !== DEFAULT_TEMPLATE.name ? themeCss(active.cssVariables) : null;
}
