import type { Prepared } from '../prepared-texts.ts';
import { areaPresets } from './area-presets/every-preset.ts';
import { areas } from './areas.ts';
import { articles } from './demo/articles/every-article.ts';
import { attorneys } from './demo/attorneys.ts';
import { firm } from './demo/firm.ts';
import { sources } from './demo/sources.ts';
import { types } from './demo/types.ts';
import { installed } from './installed.ts';
import { menus } from './menus.ts';
import { pages } from './pages/every-page.ts';
import { paths } from './paths.ts';
import { site } from './site.ts';

/** The texts of the product, as a lawyer would say them to a client who is afraid. */
export const spanish: Prepared = {
  texts: Object.assign(
    {},
    ...[areas, installed, menus, site, attorneys, firm, types, sources],
    ...[...pages, ...areaPresets, ...articles],
  ),
  areas,
  list: new Intl.ListFormat('es', { style: 'long' }),
  otherMatters: 'otros asuntos',
  paths,
};
