import { z } from 'zod';
import { rateLimited, router, staffProcedure } from '../../../platform/trpc/trpc.ts';
import {
  findMailSettingInUse,
  readActiveMailSetting,
  removeMailSetting,
  replaceMailSetting,
} from './replace-mail-setting.ts';
import {
  mailSettingIdInput,
  mailSettingInput,
  mailSettingSchema,
  testMailAnswerSchema,
  testMailInput,
} from './schema.ts';
import { sendTestMail } from './send-test-mail.ts';

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
    .output(z.void())
    .mutation(({ ctx, input }) => removeMailSetting(ctx, input.id)),

  test: staffProcedure
    .use(rateLimited('test-mails', { limit: 10, seconds: 600 }))
    .input(testMailInput)
    .output(testMailAnswerSchema)
    .mutation(({ ctx, input }) => sendTestMail(ctx, input)),
});
