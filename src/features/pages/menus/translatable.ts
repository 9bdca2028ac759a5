import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { inPublished } from '../../translations/published-texts.ts';
import { findPublished } from '../../translations/queries.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { getMenus } from './edit-menus.ts';
import { menusSchema, type ShownMenus } from './schema.ts';

const ENTITY = 'menus';
const textKeys: ReadonlySet<string> = new Set(['text']);

/** The links of navigation and footer, as one translation. */
export const translatableMenus: Translatable = {
  entity: ENTITY,
  title: 'Menus',
  schema: menusSchema,
  textKeys,
  htmlKeys: new Set(),
  list: async (db) => [
    { key: ENTITY, name: 'Navigation and footer', path: null, content: await getMenus({ db }) },
  ],
};

/** The links that visitors see, with the texts that are published in a language. */
export async function menusIn(db: Db, menus: ShownMenus, language: Language): Promise<ShownMenus> {
  const published = (await findPublished(db, ENTITY, language)).get(ENTITY);
  return inPublished(menus, published, { textKeys, outdated: 'drop' });
}
