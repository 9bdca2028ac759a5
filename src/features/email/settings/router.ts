import { z } from 'zod';
import { can, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { MAIL_SETTING, MAIL_SETTING_INPUT, TEST_MAIL } from '../examples.ts';
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
  staffMailSettingSchema,
  testMailAnswerSchema,
  testMailInput,
} from './schema.ts';
import { sendTestMail } from './send-test-mail.ts';

export const mailSettingsRouter = router({
  active: can('mailServer.read')
    .meta({
      rest: 'GET /email-settings/active',
      tag: 'Email',
      summary: 'The mail transport settings',
      errors: [404],
      examples: { response: MAIL_SETTING },
    })
    .output(mailSettingSchema)
    .query(({ ctx }) => readActiveMailSetting(ctx)),

  find: can('mailServer.read')
    .output(staffMailSettingSchema.nullable())
    .query(({ ctx }) => findMailSettingInUse(ctx)),

  replace: can('mailServer.change')
    .meta({
      rest: 'POST /admin/email-settings',
      tag: 'Email',
      summary: 'Replace the mail transport settings',
      description:
        'Mail is sent with them from now on. A mask keeps the secret that it stands for; with another host, port or user, or with encryption off, the whole secret is required. If the server changes, the owners are notified with the former settings, and no codes for passwords are sent for 24 hours.',
      status: 201,
      omit: ['testedAt'],
      examples: { body: MAIL_SETTING_INPUT, response: MAIL_SETTING },
    })
    .input(mailSettingInput)
    .output(staffMailSettingSchema)
    .mutation(({ ctx, input }) => replaceMailSetting(ctx, input)),

  remove: can('mailServer.change')
    .meta({
      rest: 'DELETE /admin/email-settings/:id',
      tag: 'Email',
      summary: 'Delete the settings and their secrets',
      description:
        'The owners are notified with the deleted settings, which are erased after that. For 24 hours, no codes for passwords are sent with settings that are stored next.',
      document: { response: z.null() },
    })
    .input(mailSettingIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeMailSetting(ctx, input.id)),

  test: can('mailServer.change')
    .meta({
      rest: 'POST /admin/email-settings/test',
      tag: 'Email',
      summary: 'Send a test mail',
      description:
        'With the given settings, whose masks stand for the stored secrets, or with those in use. A rejection by the mail server is returned as a normal result.',
      errors: [404, 409, 429],
      examples: { body: { to: 'dana@example.com' }, response: TEST_MAIL },
    })
    .use(rateLimited('test-mails', { limit: 10, seconds: 600 }))
    .input(testMailInput)
    .output(testMailAnswerSchema)
    .mutation(({ ctx, input }) => sendTestMail(ctx, input)),
});
