import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { dismissEmail } from './dismiss-email.ts';
import { listOutbox } from './outbox-queries.ts';
import { previewEmail } from './preview-email.ts';
import { retryEmail } from './retry-email.ts';
import {
  emailIdInput,
  emailPageSchema,
  emailPreviewSchema,
  listEmailsInput,
  mailDeliverySchema,
  outboxEmailSchema,
  outboxSummarySchema,
} from './schema.ts';
import { findMailDelivery, summariseOutbox } from './summarise-outbox.ts';

export const emailRouter = router({
  outbox: staffProcedure
    .input(listEmailsInput)
    .output(emailPageSchema)
    .query(({ ctx, input }) => listOutbox(ctx.db, input)),

  summary: staffProcedure.output(outboxSummarySchema).query(({ ctx }) => summariseOutbox(ctx)),

  delivery: staffProcedure.output(mailDeliverySchema).query(({ ctx }) => findMailDelivery(ctx)),

  preview: staffProcedure
    .input(emailIdInput)
    .output(emailPreviewSchema)
    .query(({ ctx, input }) => previewEmail(ctx, input.id)),

  retry: staffProcedure
    .input(emailIdInput)
    .output(outboxEmailSchema)
    .mutation(({ ctx, input }) => retryEmail(ctx, input.id)),

  dismiss: staffProcedure
    .input(emailIdInput)
    .output(outboxEmailSchema)
    .mutation(({ ctx, input }) => dismissEmail(ctx, input.id)),
});
