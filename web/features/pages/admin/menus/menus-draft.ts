import type { Menus } from '../../../../../src/features/pages/menus/schema.ts';
import { MENU_VALUES, type Menu } from '../../../../../src/features/pages/rules.ts';

/** A link in the form. Its React key stays the same when it moves, so that its input and focus move with it. */
export type LinkDraft = { key: number; path: string; fragment: string; text: string };

export type MenusDraft = Record<Menu, LinkDraft[]>;

export function draftOf(menus: Menus): MenusDraft {
  const draftsOf = (menu: Menu) =>
    menus[menu].map((link, key) => ({ ...link, key, fragment: link.fragment ?? '' }));
  return Object.fromEntries(MENU_VALUES.map((menu) => [menu, draftsOf(menu)])) as MenusDraft;
}

/** The links with a new one at the end, to the first of the pages. */
export function withNewLink(
  links: readonly LinkDraft[],
  { path, name }: { path: string; name: string },
): LinkDraft[] {
  const key = Math.max(-1, ...links.map((link) => link.key)) + 1;
  return [...links, { key, path, fragment: '', text: name }];
}
