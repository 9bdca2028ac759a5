import { publicProcedure, rateLimited, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { countSubmissionsByStatus } from './count-submissions.ts';
import { exportSubmissions } from './export-submissions.ts';
import { listSubmissions } from './queries.ts';
import {
  contactSubmissionSchema,
  listSubmissionsInput,
  sendMessageInput,
  submissionCountsSchema,
  submissionExportSchema,
  submissionFilter,
  submissionIdInput,
  submissionPageSchema,
} from './schema.ts';
import { sendMessage } from './send-message.ts';
import { getSubmission, markSubmissionRead, resolveSubmission } from './triage-submission.ts';
import { undoSubmissionRead, undoSubmissionResolved } from './undo-triage.ts';

export const contactRouter = router({
  send: publicProcedure
    .use(rateLimited('messages', { limit: 5, seconds: 600 }))
    .input(sendMessageInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),

  submissions: staffProcedure
    .input(listSubmissionsInput)
    .output(submissionPageSchema)
    .query(({ ctx, input }) => listSubmissions(ctx.db, input)),

  submission: staffProcedure
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .query(({ ctx, input }) => getSubmission(ctx, input.id)),

  counts: staffProcedure
    .output(submissionCountsSchema)
    .query(({ ctx }) => countSubmissionsByStatus(ctx)),

  markRead: staffProcedure
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => markSubmissionRead(ctx, input.id)),

  resolve: staffProcedure
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => resolveSubmission(ctx, input.id)),

  markUnread: staffProcedure
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => undoSubmissionRead(ctx, input.id)),

  unresolve: staffProcedure
    .input(submissionIdInput)
    .output(contactSubmissionSchema)
    .mutation(({ ctx, input }) => undoSubmissionResolved(ctx, input.id)),

  export: staffProcedure
    .input(submissionFilter)
    .output(submissionExportSchema)
    .mutation(({ ctx, input }) => exportSubmissions(ctx, input)),
});
