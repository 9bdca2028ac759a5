import { router, staffProcedure } from '../trpc.ts';
import {
  findMailSettingInUse,
  readActiveMailSetting,
  removeMailSetting,
  replaceMailSetting,
} from './replace-mail-setting.ts';
import { mailSettingIdInput, mailSettingInput, mailSettingSchema } from './schema.ts';

export const mailSettingsRouter = router({
  active: staffProcedure.output(mailSettingSchema).query(({ ctx }) => readActiveMailSetting(ctx)),

  find: staffProcedure
    .output(mailSettingSchema.nullable())
    .query(({ ctx }) => findMailSettingInUse(ctx)),

  replace: staffProcedure
    .input(mailSettingInput)
    .output(mailSettingSchema)
    .mutation(({ ctx, input }) => replaceMailSetting(ctx, input)),

  remove: staffProcedure
    .input(mailSettingIdInput)
    .mutation(({ ctx, input }) => removeMailSetting(ctx, input.id)),
});
