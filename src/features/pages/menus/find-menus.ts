import type { Db } from '../../../../db/client.ts';
import { isPageShown, type Visibility } from '../../visibility/rules.ts';
import { listShownLinks } from '../queries.ts';
import type { PagesIn } from '../read-pages-in.ts';
import type { ShownMenus } from './schema.ts';

/** The links that visitors see, by menu. */
export async function findMenus(
  db: Db,
  visibility: Visibility,
  pages: PagesIn,
): Promise<ShownMenus> {
  const links = await listShownLinks(db);
  const menus: ShownMenus = { navigation: [], firm: [], services: [], legal: [] };
  for (const { menu, path, kind, fragment, text } of links) {
    if (!isPageShown(path, visibility) || pages.isHidden({ path, kind })) continue;
    const address = pages.pathOf(path);
    menus[menu].push({ href: fragment ? `${address}#${fragment}` : address, text });
  }
  return menus;
}
