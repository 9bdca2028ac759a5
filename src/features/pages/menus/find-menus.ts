import type { Db } from '../../../../db/client.ts';
import { isPageShown, type Visibility } from '../../visibility/rules.ts';
import { listShownLinks } from '../queries.ts';
import type { ShownMenus } from './schema.ts';

/** The links that visitors see, by menu. */
export async function findMenus(db: Db, visibility: Visibility): Promise<ShownMenus> {
  const links = await listShownLinks(db);
  const menus: ShownMenus = { navigation: [], firm: [], services: [], legal: [] };
  for (const { menu, path, fragment, text } of links) {
    if (!isPageShown(path, visibility)) continue;
    menus[menu].push({ href: fragment ? `${path}#${fragment}` : path, text });
  }
  return menus;
}
