import { invalidField } from '../../../platform/errors/errors.ts';
import { listWholePages } from '../../pages/admin-queries.ts';
import { deletePage } from '../../pages/edit-pages.ts';
import { getMenus, saveMenus } from '../../pages/menus/edit-menus.ts';
import { writePage } from '../../pages/write-page.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, isSame, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/** Adds, changes and deletes pages. Application pages must be in the document. */
export async function writePages(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const rows = new Map((await listWholePages(deps.db)).map((row) => [row.path, row]));
  const { added, changed, removed } = changesOf(before.pages, after.pages, KEYS.pages);
  for (const { path } of removed) {
    const row = rows.get(path);
    if (row?.kind === 'application') {
      throw invalidField('pages', `The page at ${path} has a function and must be in the document`);
    }
    if (row) await deletePage(deps, row.id);
  }
  for (const { entry, index } of [...added, ...changed]) {
    await within(`pages.${index}`, () => writePage(deps, entry, rows.get(entry.path) ?? null));
  }
}

/** Replaces the links of navigation and footer. Must run after the pages. */
export async function writeMenus(deps: PartDeps, { menus }: SiteContent) {
  if (isSame(await getMenus(deps), menus)) return;
  await within('menus', () => saveMenus(deps, menus));
}
