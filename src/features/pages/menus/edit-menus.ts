import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { MENU_VALUES } from '../rules.ts';
import { findPageIds, listMenuLinks, lockMenuLinks, replaceMenuLinks } from './queries.ts';
import type { Menus, StoredLink } from './schema.ts';

/** The menus with all their links, including those to pages that are not published. */
export async function getMenus({ db }: Pick<Context, 'db'>): Promise<Menus> {
  return menusOf(await listMenuLinks(db));
}

/** Replaces the links of all menus. Throws `invalid_input` for a link to a page that does not exist. */
export function saveMenus(
  { db, user }: Pick<Context, 'db'> & { user: User },
  menus: Menus,
): Promise<Menus> {
  return inTransaction(db, async (tx) => {
    const before = menusOf(await lockMenuLinks(tx));
    await writeMenus(tx, menus);
    await logChange(tx, user.username, 'menus.update', ['menu_links', null], {
      before,
      after: menus,
    });
    return menus;
  });
}

/** Stores the links, with paths resolved to page ids. */
async function writeMenus(tx: Tx, menus: Menus): Promise<void> {
  const paths = MENU_VALUES.flatMap((menu) => menus[menu].map(({ path }) => path));
  const ids = await findPageIds(tx, paths);
  const links = MENU_VALUES.flatMap((menu) =>
    menus[menu].map(({ path, fragment, text }, index) => {
      const pageId = ids.get(path);
      if (!pageId) throw invalidField(`${menu}.${index}.path`, 'There is no page at this path');
      return { menu, pageId, fragment, text };
    }),
  );
  await replaceMenuLinks(tx, links);
}

function menusOf(links: readonly StoredLink[]): Menus {
  const linksOf = (menu: string) =>
    links
      .filter((link) => link.menu === menu)
      .map(({ path, fragment, text }) => ({ path, fragment, text }));
  return {
    navigation: linksOf('navigation'),
    firm: linksOf('firm'),
    services: linksOf('services'),
    legal: linksOf('legal'),
  };
}
