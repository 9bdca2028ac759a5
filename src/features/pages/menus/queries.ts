import type { Db, Tx } from '../../../../db/client.ts';
import type { Menu } from '../rules.ts';
import type { StoredLink } from './schema.ts';

/** The links of all menus in their order, including those to pages that are not published. */
export function listMenuLinks(db: Db): Promise<StoredLink[]> {
  return db
    .selectFrom('menuLinks')
    .innerJoin('pages', 'pages.id', 'menuLinks.pageId')
    .select(['menu', 'pageId', 'path', 'fragment', 'text'])
    .orderBy('menu')
    .orderBy('position')
    .orderBy('menuLinks.id')
    .$narrowType<{ menu: Menu }>()
    .execute();
}

/** Locks the menus until the transaction ends, so that concurrent changes do not interleave. */
export async function lockMenuLinks(tx: Tx): Promise<StoredLink[]> {
  await tx.selectFrom('menuLinks').select('id').orderBy('id').forUpdate().execute();
  return listMenuLinks(tx);
}

/** Replaces the links of all menus. */
export async function replaceMenuLinks(
  tx: Tx,
  links: readonly { menu: Menu; pageId: string; fragment: string | null; text: string }[],
): Promise<void> {
  await tx.deleteFrom('menuLinks').execute();
  if (links.length === 0) return;
  await tx
    .insertInto('menuLinks')
    .values(links.map((link, index) => ({ ...link, position: index + 1 })))
    .execute();
}

/** The ids of pages by their paths. */
export async function findPageIds(tx: Tx, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'path'])
    .where('path', 'in', [...paths])
    .execute();
  return new Map(rows.map(({ id, path }) => [path, id]));
}
