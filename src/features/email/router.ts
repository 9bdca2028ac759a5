import { changedIdsSchema, matchingIdsSchema } from '../../platform/pagination/bulk-schema.ts';
import { can, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { dismissEmail } from './dismiss-email.ts';
import { exportEmails } from './export-emails.ts';
import { findMatchingEmails, listOutbox } from './outbox-queries.ts';
import { previewEmail } from './preview-email.ts';
import { retryEmail } from './retry-email.ts';
import { retryMany } from './retry-many.ts';
import {
  emailExportSchema,
  emailFilter,
  emailIdInput,
  emailIdsInput,
  emailPageSchema,
  emailPreviewSchema,
  exportEmailsInput,
  listEmailsInput,
  mailDeliverySchema,
  outboxEmailSchema,
  outboxSummarySchema,
} from './schema.ts';
import { findMailDelivery, summariseOutbox } from './summarise-outbox.ts';

/** The fields that documented responses leave out. */
const STAFF_ONLY = ['aboutId', 'contactPreferences'] as const;

export const emailRouter = router({
  outbox: can('mails.read')
    .meta({
      rest: 'GET /admin/emails',
      tag: 'Mail',
      summary: 'List the mails of the site with their delivery state, newest first',
      omit: STAFF_ONLY,
    })
    .input(listEmailsInput)
    .output(emailPageSchema)
    .query(({ ctx, input }) => listOutbox(ctx.db, input)),

  export: can('mails.export')
    .meta({
      rest: 'POST /admin/emails/export',
      tag: 'Mail',
      summary: 'Export the filtered mails as CSV',
      description:
        'Without their texts. In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { state: 'needs_attention' },
        response:
          'Date (America/Los_Angeles),Receiver,Email,Contact preferences,Mail,Subject,State,Sent (America/Los_Angeles),Mail server,Answer of the server\r\n' +
          '2031-03-10 07:00,Dana Whitfield,dana@example.com,,Receipt of a message,We have received your message,Sent,2031-03-10 07:00,smtp.example.com,250 OK\r\n',
      },
      file: 'mails.csv',
    })
    .input(exportEmailsInput)
    .output(emailExportSchema)
    .mutation(({ ctx, input }) => exportEmails(ctx, input)),

  summary: can('mails.read')
    .output(outboxSummarySchema)
    .query(({ ctx }) => summariseOutbox(ctx)),

  delivery: staffProcedure.output(mailDeliverySchema).query(({ ctx }) => findMailDelivery(ctx)),

  preview: can('mails.read')
    .meta({
      rest: 'GET /admin/emails/:id',
      tag: 'Mail',
      summary: 'A mail with its text; the receiver’s codes and links are masked',
      omit: STAFF_ONLY,
    })
    .input(emailIdInput)
    .output(emailPreviewSchema)
    .query(({ ctx, input }) => previewEmail(ctx, input.id)),

  retry: can('mails.change')
    .meta({
      rest: 'POST /admin/emails/:id/retry',
      tag: 'Mail',
      summary: 'Retry a mail now, unless it has been sent',
      errors: [409],
    })
    .input(emailIdInput)
    .output(outboxEmailSchema)
    .mutation(({ ctx, input }) => retryEmail(ctx, input.id)),

  matching: can('mails.read')
    .input(emailFilter)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => findMatchingEmails(ctx.db, input)),

  retryMany: can('mails.change')
    .input(emailIdsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => retryMany(ctx, input.ids)),

  dismiss: can('mails.change')
    .meta({
      rest: 'POST /admin/emails/:id/dismiss',
      tag: 'Mail',
      summary: 'Dismiss a mail that needs attention, so that it is not sent',
      errors: [409],
    })
    .input(emailIdInput)
    .output(outboxEmailSchema)
    .mutation(({ ctx, input }) => dismissEmail(ctx, input.id)),
});
