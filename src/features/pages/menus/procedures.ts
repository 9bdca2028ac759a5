import { can } from '../../../platform/trpc/trpc.ts';
import { getMenus, saveMenus } from './edit-menus.ts';
import { menusSchema } from './schema.ts';

/** The links of navigation and footer. */
export const menuProcedures = {
  menus: can('pages.read')
    .meta({
      rest: 'GET /admin/menus',
      summary: 'The links of navigation and footer',
    })
    .output(menusSchema)
    .query(({ ctx }) => getMenus(ctx)),

  saveMenus: can('pages.change')
    .meta({
      rest: 'PUT /admin/menus',
      summary: 'Replace the links of navigation and footer',
      description: 'Links to unpublished pages are stored, but not shown.',
    })
    .input(menusSchema)
    .output(menusSchema)
    .mutation(({ ctx, input }) => saveMenus(ctx, input)),
};
