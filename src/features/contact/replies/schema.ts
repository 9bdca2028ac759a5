import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { requiredText, requiredTextBlock } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { mailRecordSchema } from '../../email/schema.ts';
import { submissionIdInput } from '../schema.ts';
import { REPLY_MAX, replyProblem } from './rules.ts';

/** Plain text with fields such as `{client}`; unknown fields are rejected. */
const body = requiredTextBlock(REPLY_MAX)
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .superRefine((text, issues) => {
    const problem = replyProblem(text);
    if (problem) issues.addIssue({ code: 'custom', message: problem });
  });

/** A reply. Idempotent by `replyId`: a repeated call does not send it again. */
export const replyInput = submissionIdInput.extend({
  replyId: z.uuid({ error: 'Must be a new UUID' }),
  body,
  resolve: z.boolean({ error: validation.trueOrFalse }).default(false),
});
export type ReplyInput = z.output<typeof replyInput>;

export const previewReplyInput = submissionIdInput.extend({ body });
export type PreviewReplyInput = z.output<typeof previewReplyInput>;

/** The mail as it will be sent. */
export const replyPreviewSchema = z.object({
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
});

export const replySchema = z.object({
  id: z.string(),
  body: z.string(),
  sentBy: z.string(),
  createdAt: instantOut,
  /** The state of the mail; null if its record has been deleted. */
  mail: z.object({ id: z.string(), ...mailRecordSchema.shape }).nullable(),
});
export type Reply = z.output<typeof replySchema>;

export const replyListSchema = z.array(replySchema);

/** A template that staff begin a reply with. */
export const replyTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  body: z.string(),
  updatedAt: instantOut,
});
export type ReplyTemplate = z.output<typeof replyTemplateSchema>;

export const templatesInput = z
  .object({
    messageId: submissionIdInput.shape.id
      .nullish()
      .describe(
        'The message to answer: texts are in the language of its sender where there is one',
      ),
  })
  .default({});

export const replyTemplateListSchema = z.array(replyTemplateSchema);

export const templateIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a template' }),
});

const templateFields = { name: requiredText(100), body };

export const createTemplateInput = z.object(templateFields);

/** `updatedAt`: that of the version that was edited. */
export const updateTemplateInput = templateIdInput.extend({
  ...templateFields,
  updatedAt: z.iso.datetime({ error: 'Must be the updatedAt of the template you have changed' }),
});
export type TemplateFields = z.output<typeof createTemplateInput>;
