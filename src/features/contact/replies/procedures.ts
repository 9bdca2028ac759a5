import { z } from 'zod';
import { can } from '../../../platform/trpc/trpc.ts';
import { contactSubmissionSchema, submissionIdInput } from '../schema.ts';
import { createReplyTemplate, deleteReplyTemplate, updateReplyTemplate } from './edit-templates.ts';
import { listReplies } from './queries.ts';
import { previewReply, replyToMessage } from './reply-to-message.ts';
import {
  createTemplateInput,
  previewReplyInput,
  replyInput,
  replyListSchema,
  replyPreviewSchema,
  replyTemplateListSchema,
  replyTemplateSchema,
  templateIdInput,
  templatesInput,
  updateTemplateInput,
} from './schema.ts';
import { listTemplatesFor } from './translatable.ts';

const REPLY = {
  replyId: 'f2b9c6a4-6f0e-4b7e-9a36-6a1c2c7f9d10',
  body: 'Dear {client},\n\nThank you for your message. Could we speak on Monday?\n\n{firm}\n{phone}',
  resolve: false,
};

const _TEMPLATE = {
  id: '0c8d4c0e-54a0-4f0a-b1a7-3f1a6f1d7c55',
  name: 'First reply',
  body: REPLY.body,
  updatedAt: '2031-03-10T14:00:00.000Z',
};

/** Replies to messages, and the templates that staff begin them with. */
export const replyProcedures = {
  replies: can('messages.read')
    .meta({
      rest: 'GET /admin/contact-submissions/:id/replies',
      summary: 'List the replies to a message and the state of their mails, oldest first',
    })
    .input(submissionIdInput)
    .output(replyListSchema)
    .query(({ ctx, input }) => listReplies(ctx.db, input.id)),

  reply: can('messages.answer')
    .meta({
      rest: 'POST /admin/contact-submissions/:id/replies',
      summary: 'Answer a message by mail',
      description:
        'Plain text with the fields {client}, {lastName}, {practiceArea}, {firm}, {city}, {region}, {phone} and {email}. The mail belongs to the thread of the receipt; replies to it go to the firm. A repeated call with the same replyId sends nothing again.',
      errors: [409],
    })
    .input(replyInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => replyToMessage(ctx, input)),

  previewReply: can('messages.answer')
    .input(previewReplyInput)
    .output(replyPreviewSchema)
    .mutation(({ ctx, input }) => previewReply(ctx, input)),

  replyTemplates: can('messages.read')
    .meta({
      rest: 'GET /admin/reply-templates',
      summary: 'Reply templates, by name',
    })
    .input(templatesInput)
    .output(replyTemplateListSchema)
    .query(({ ctx, input }) => listTemplatesFor(ctx.db, input.messageId)),

  createReplyTemplate: can('replyTemplates.change')
    .meta({
      rest: 'POST /admin/reply-templates',
      summary: 'Add a reply template',
      status: 201,
    })
    .input(createTemplateInput)
    .output(replyTemplateSchema)
    .mutation(({ ctx, input }) => createReplyTemplate(ctx, input)),

  updateReplyTemplate: can('replyTemplates.change')
    .meta({
      rest: 'PUT /admin/reply-templates/:id',
      summary: 'Change a reply template',
      description:
        'Send the updatedAt that was read; 409 edited_meanwhile if it has changed since.',
      errors: [409],
    })
    .input(updateTemplateInput)
    .output(replyTemplateSchema)
    .mutation(({ ctx, input }) => updateReplyTemplate(ctx, input)),

  deleteReplyTemplate: can('replyTemplates.change')
    .meta({
      rest: 'DELETE /admin/reply-templates/:id',
      summary: 'Delete a reply template',
    })
    .input(templateIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteReplyTemplate(ctx, input.id)),
};
