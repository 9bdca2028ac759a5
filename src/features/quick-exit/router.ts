import { can, router, sharedProcedure } from '../../platform/trpc/trpc.ts';
import { findQuickExit } from './find-quick-exit.ts';
import { getQuickExitSettings } from './queries.ts';
import { saveQuickExit } from './save-quick-exit.ts';
import { quickExitSchema, quickExitSettingsSchema, saveQuickExitInput } from './schema.ts';

export const quickExitRouter = router({
  offer: sharedProcedure.output(quickExitSchema).query(({ ctx }) => findQuickExit(ctx.db)),

  settings: can('site.read')
    .meta({
      rest: 'GET /admin/quick-exit',
      tag: 'Site',
      summary: 'Quick exit settings: the pages that offer it, and the site it leads to',
    })
    .output(quickExitSettingsSchema)
    .query(({ ctx }) => getQuickExitSettings(ctx.db)),

  save: can('site.change')
    .meta({
      rest: 'PUT /admin/quick-exit',
      tag: 'Site',
      summary: 'Change the quick exit settings',
      description:
        'Hotlines without the date on which they were confirmed are not shown to visitors.',
      errors: [409],
    })
    .input(saveQuickExitInput)
    .output(quickExitSettingsSchema)
    .mutation(({ ctx, input }) => saveQuickExit(ctx, input)),
});
