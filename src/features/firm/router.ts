import { can, router } from '../../platform/trpc/trpc.ts';
import { getFirmSettings } from './queries.ts';
import { firmSettingsSchema, updateFirmInput } from './schema.ts';
import { updateFirm } from './update-firm.ts';

export const firmRouter = router({
  get: can('firm.read')
    .meta({
      rest: 'GET /admin/firm',
      summary: 'The profile of the firm',
      description: 'Includes the sources of its claims, which only staff see.',
    })
    .output(firmSettingsSchema)
    .query(({ ctx }) => getFirmSettings(ctx.db)),

  update: can('firm.change')
    .meta({
      rest: 'PUT /admin/firm',
      summary: 'Replace the profile of the firm',
      description:
        'Send the whole profile, with the updatedAt that was read; 409 edited_meanwhile if it has changed since. Each claim requires a source. Texts that advertising law restricts require advertisingReason; without it, the response is 409 advertising_findings.',
      errors: [409],
    })
    .input(updateFirmInput)
    .output(firmSettingsSchema)
    .mutation(({ ctx, input }) => updateFirm(ctx, input)),
});
