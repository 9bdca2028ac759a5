import { z } from 'zod';
import { publicProcedure, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { confirmReading, signAgreement, takeTranslation } from './client-steps.ts';
import { getLinkedAgreement } from './get-linked.ts';
import { linkedAgreementSchema, linkInput, readingInput, signInput } from './schema.ts';

const reading = publicProcedure.use(rateLimited('agreement-links', { limit: 60, seconds: 600 }));
const changing = publicProcedure.use(rateLimited('agreement-changes', { limit: 20, seconds: 600 }));

/** Procedures for clients, authorized by the link in their mails. */
export const agreementLinksRouter = router({
  agreement: reading
    .input(linkInput)
    .output(linkedAgreementSchema)
    .query(({ ctx, input }) => getLinkedAgreement(ctx, input.token)),

  takeTranslation: changing
    .input(linkInput)
    .output(z.void())
    .mutation(({ ctx, input }) => takeTranslation(ctx, input.token)),

  confirmReading: changing
    .input(readingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmReading(ctx, input.token)),

  sign: changing
    .input(signInput)
    .output(z.void())
    .mutation(({ ctx, input }) => signAgreement(ctx, input)),
});
