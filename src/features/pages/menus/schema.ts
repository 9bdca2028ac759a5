import { z } from 'zod';
import { optionalLine, requiredText } from '../../../platform/text/text-schema.ts';
import { MENU_VALUES, type Menu } from '../rules.ts';

/** A link as the menus store it; its address is that of the page. */
export type StoredLink = {
  menu: Menu;
  pageId: string;
  path: string;
  fragment: string | null;
  text: string;
};

/** A link of a menu as visitors get it. */
export const menuLinkSchema = z.object({ href: z.string(), text: z.string() });

/** The links of the site by menu, without those to pages that are hidden or not published. */
export const shownMenusSchema = z.record(z.enum(MENU_VALUES), z.array(menuLinkSchema));
export type ShownMenus = z.output<typeof shownMenusSchema>;

const MAX_LINKS = 20;

const linkInput = z.object({
  path: requiredText(300),
  fragment: optionalLine(60).refine(
    (value) => value === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    { error: 'Use lowercase letters, digits and hyphens' },
  ),
  text: requiredText(60),
});

/** The links of one menu in their order. */
const menuInput = z
  .array(linkInput, { error: 'Must be a list of links' })
  .max(MAX_LINKS, { error: `Must be at most ${MAX_LINKS} links` });

/** All menus; `fragment` is the section of the page, such as `custody`. */
export const menusSchema = z.object(
  Object.fromEntries(MENU_VALUES.map((menu) => [menu, menuInput])) as Record<
    Menu,
    typeof menuInput
  >,
);
export type Menus = z.output<typeof menusSchema>;
