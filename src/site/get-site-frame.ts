import { TZDate } from '@date-fns/tz';
import type { Context } from '../context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { themeCss } from '../themes/theme-css.ts';
import { getVisibility } from '../visibility/queries.ts';
import type { SiteFrame } from './schema.ts';

// Its values are the tokens that every page already has.
const BUILT_IN_THEME = 'professional-blue';

/** What stands around every public page. */
export async function getSiteFrame({
  db,
  now,
  publicUrl,
}: Pick<Context, 'db' | 'now' | 'publicUrl'>): Promise<SiteFrame> {
  const [firm, visibility, theme] = await Promise.all([
    getFirmProfile(db),
    getVisibility(db),
    findActiveTheme(db),
  ]);
  return {
    firm,
    visibility,
    themeCss: theme && theme.name !== BUILT_IN_THEME ? themeCss(theme.cssVariables) : null,
    publicUrl,
    year: new TZDate(now().getTime(), firm.zone).getFullYear(),
  };
}
