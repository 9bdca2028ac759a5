import { z } from 'zod';
import { can, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { restoreMailTexts, saveMailTexts } from './edit-mail-texts.ts';
import { MAIL_TEXT, MAIL_TEXT_INPUT, MAIL_TEXT_VERSION } from './examples.ts';
import { getMailTexts, listMailTexts, previewMailTexts } from './find-mail-texts.ts';
import { listMailTextVersions } from './list-mail-text-versions.ts';
import { LISTED_VERSIONS } from './rules.ts';
import {
  listedMailTextSchema,
  mailSampleSchema,
  mailTextKindInput,
  mailTextSchema,
  mailTextsInput,
  mailTextTestSchema,
  mailTextVersionSchema,
  previewMailTextInput,
  saveMailTextInput,
} from './schema.ts';
import { testMailTexts } from './test-mail-texts.ts';

export const mailTextsRouter = router({
  list: can('mailTexts.read')
    .meta({
      rest: 'GET /admin/mail-texts',
      tag: 'Mail',
      summary: 'List the kinds of mail whose texts can be edited',
    })
    .output(z.array(listedMailTextSchema))
    .query(({ ctx }) => listMailTexts(ctx)),

  one: can('mailTexts.read')
    .meta({
      rest: 'GET /admin/mail-texts/:kind',
      tag: 'Mail',
      summary: 'The editable texts of a kind of mail',
      description: 'The current texts and the original ones.',
      examples: { response: MAIL_TEXT },
    })
    .input(mailTextKindInput)
    .output(mailTextSchema)
    .query(({ ctx, input }) => getMailTexts(ctx, input.kind)),

  versions: can('mailTexts.read')
    .meta({
      rest: 'GET /admin/mail-texts/:kind/versions',
      tag: 'Mail',
      summary: 'Earlier texts of a kind of mail, newest first',
      description: `At most ${LISTED_VERSIONS}; none before the first edit. To restore one, save its texts.`,
      examples: { response: MAIL_TEXT_VERSION },
    })
    .input(mailTextKindInput)
    .output(z.array(mailTextVersionSchema))
    .query(({ ctx, input }) => listMailTextVersions(ctx, input.kind)),

  save: can('mailTexts.change')
    .meta({
      rest: 'PUT /admin/mail-texts/:kind',
      tag: 'Mail',
      summary: 'Replace the texts of a kind of mail',
      description:
        'All of them, as plain text: empty lines separate paragraphs, and fields such as {firm} and {phone} stand for facts. Mails that are not written yet have the new texts. What advertising law restricts needs advertisingReason, or it answers 409 advertising_findings.',
      errors: [409],
      examples: { body: MAIL_TEXT_INPUT, response: MAIL_TEXT },
    })
    .input(saveMailTextInput)
    .output(mailTextSchema)
    .mutation(({ ctx, input }) => saveMailTexts(ctx, input)),

  restore: can('mailTexts.change')
    .meta({
      rest: 'DELETE /admin/mail-texts/:kind',
      tag: 'Mail',
      summary: 'Restore the original texts of a kind of mail',
      document: { response: z.null() },
    })
    .input(mailTextKindInput)
    .output(z.void())
    .mutation(({ ctx, input }) => restoreMailTexts(ctx, input.kind)),

  test: can('mailTexts.change')
    .meta({
      rest: 'POST /admin/mail-texts/:kind/test',
      tag: 'Mail',
      summary: 'Send yourself the texts with sample facts; nothing is stored',
      errors: [409, 429],
      examples: { body: { texts: MAIL_TEXT_INPUT.texts }, response: { to: 'dana@example.com' } },
    })
    .use(rateLimited('test-mails', { limit: 10, seconds: 600 }))
    .input(mailTextsInput)
    .output(mailTextTestSchema)
    .mutation(({ ctx, input }) => testMailTexts(ctx, input)),

  preview: can('mailTexts.read')
    .input(previewMailTextInput)
    .output(mailSampleSchema)
    .mutation(({ ctx, input }) => previewMailTexts(ctx, input)),
});
