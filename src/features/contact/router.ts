import { changedIdsSchema, matchingIdsSchema } from '../../platform/pagination/bulk-schema.ts';
import { acceptKey, can, publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { CONTACT_PREFERENCES } from '../contact-preferences/examples.ts';
import { reportUnknownArea } from '../firm/practice-areas/procedures.ts';
import { MESSAGE, SUBMISSION } from './examples.ts';
import { exportSubmissions } from './export-submissions.ts';
import { listMessages } from './list-messages.ts';
import { countSubmissionsByStatus } from './queries.ts';
import { replyProcedures } from './replies/procedures.ts';
import {
  bulkTriageInput,
  contactSubmissionSchema,
  exportSubmissionsInput,
  listSubmissionsInput,
  STAFF_FIELDS,
  sendMessageInput,
  staffSubmissionSchema,
  submissionCountsSchema,
  submissionExportSchema,
  submissionFilter,
  submissionIdInput,
  submissionPageSchema,
} from './schema.ts';
import { sendMessage } from './send-message.ts';
import { listMatchingIds, triageMany, undoTriageMany } from './triage-many.ts';
import { getSubmission, markSubmissionRead, resolveSubmission } from './triage-submission.ts';
import { undoSubmissionRead, undoSubmissionResolved } from './undo-triage.ts';

const UNDO_DESCRIPTION =
  'Undoes the last change of a message, which must be your own: otherwise 409 edited_meanwhile. A repeated call ' +
  'changes nothing.';

export const contactRouter = router({
  ...replyProcedures,

  send: publicProcedure
    .meta({
      rest: 'POST /contact',
      summary: 'Send a message to the firm',
      description:
        'The firm gets the message by mail, its sender a receipt, unless contactPreferences forbid e-mail.',
      status: 201,
      errors: [400, 403, 429, 503],
      acceptsKey: true,
      examples: {
        body: { ...MESSAGE, consent: true, contactPreferences: CONTACT_PREFERENCES },
        response: SUBMISSION,
      },
    })
    .use(rateLimited('messages', { limit: 5, seconds: 600 }))
    .use(acceptKey)
    .use(reportUnknownArea)
    .input(sendMessageInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),

  submissions: can('messages.read')
    .meta({
      rest: 'GET /admin/contact-submissions',
      summary: 'List messages, newest first',
      omit: STAFF_FIELDS,
      examples: { response: SUBMISSION },
    })
    .input(listSubmissionsInput)
    .output(submissionPageSchema)
    .query(({ ctx, input }) => listMessages(ctx, input)),

  submission: can('messages.read')
    .input(submissionIdInput)
    .output(staffSubmissionSchema)
    .query(({ ctx, input }) => getSubmission(ctx, input.id)),

  counts: can('messages.read')
    .output(submissionCountsSchema)
    .query(({ ctx }) => countSubmissionsByStatus(ctx.db)),

  matching: can('messages.read')
    .input(submissionFilter)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => listMatchingIds(ctx, input)),

  triageMany: can('messages.answer')
    .meta({
      rest: 'POST /admin/contact-submissions/triage',
      summary: 'Set a state of messages',
      description:
        'Returns the ids of the messages that were not yet in that state. `answered` is by phone. After `spam`, later messages of the sender are spam, too, and no mails are sent about them; `not_spam` unmarks all spam of the sender, and messages that look like spam. `deleted` messages are erased after 30 days.',
    })
    .input(bulkTriageInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => triageMany(ctx, input)),

  undoTriageMany: can('messages.answer')
    .meta({
      rest: 'POST /admin/contact-submissions/triage/undo',
      summary: 'Undo your own last change of messages',
      description: 'Restores only the messages whose last change it was, and returns their ids.',
    })
    .input(bulkTriageInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => undoTriageMany(ctx, input)),

  export: can('messages.export')
    .meta({
      rest: 'POST /admin/contact-submissions/export',
      summary: 'Export the filtered messages as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { status: 'unresolved', practiceArea: 'other' },
        response:
          'Received (America/Los_Angeles),First name,Last name,Email,Phone,Contact preferences,Practice area,Message,Read,Resolved\r\n' +
          '2031-03-10 07:00,Dana,Whitfield,dana@example.com,(555) 555-0100,,Other,Please call me.,Yes,No\r\n',
      },
      file: 'contact-submissions.csv',
    })
    .input(exportSubmissionsInput)
    .output(submissionExportSchema)
    .mutation(({ ctx, input }) => exportSubmissions(ctx, input)),

  markRead: can('messages.answer')
    .meta({
      rest: 'PUT /admin/contact-submissions/:id/read',
      summary: 'Mark a message as read',
      examples: { response: SUBMISSION },
    })
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => markSubmissionRead(ctx, input.id)),

  markUnread: can('messages.answer')
    .meta({
      rest: 'PUT /admin/contact-submissions/:id/unread',
      summary: 'Undo marking a message as read',
      description: UNDO_DESCRIPTION,
      errors: [409],
    })
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => undoSubmissionRead(ctx, input.id)),

  resolve: can('messages.answer')
    .meta({
      rest: 'PUT /admin/contact-submissions/:id/resolved',
      summary: 'Mark a message as resolved',
      examples: { response: SUBMISSION },
    })
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => resolveSubmission(ctx, input.id)),

  unresolve: can('messages.answer')
    .meta({
      rest: 'PUT /admin/contact-submissions/:id/unresolved',
      summary: 'Undo marking a message as resolved',
      description: UNDO_DESCRIPTION,
      errors: [409],
    })
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => undoSubmissionResolved(ctx, input.id)),
});
