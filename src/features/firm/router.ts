import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { getFirmSettings } from './queries.ts';
import { firmSettingsSchema, updateFirmInput } from './schema.ts';
import { updateFirm } from './update-firm.ts';

export const firmRouter = router({
  get: staffProcedure.output(firmSettingsSchema).query(({ ctx }) => getFirmSettings(ctx.db)),

  update: staffProcedure
    .input(updateFirmInput)
    .output(firmSettingsSchema)
    .mutation(({ ctx, input }) => updateFirm(ctx, input)),
});
