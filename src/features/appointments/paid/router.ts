import { z } from 'zod';
import { acceptKey, publicProcedure, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { getClientPayment } from './get-payment.ts';
import { holdAgain } from './hold-again.ts';
import { releasePayment } from './release-payment.ts';
import { clientPaymentSchema, paymentLinkInput } from './schema.ts';

const reading = publicProcedure.use(rateLimited('payment-links', { limit: 60, seconds: 600 }));
const changing = publicProcedure
  .use(rateLimited('payment-changes', { limit: 10, seconds: 600 }))
  .use(acceptKey);

const TAG = 'A client’s own payment';

/** Procedures for clients who pay for a consultation, authorized by the link that the booking returned. */
export const paymentLinksRouter = router({
  payment: reading
    .meta({
      rest: 'GET /payment-links/:token',
      tag: TAG,
      summary: 'The payment that a link refers to',
      description:
        'While it is open, the payment company is asked: once it is paid, the consultation is booked.',
      errors: [404, 429, 503],
    })
    .input(paymentLinkInput)
    .output(clientPaymentSchema)
    .query(({ ctx, input }) => getClientPayment(ctx, input.token)),

  release: changing
    .meta({
      rest: 'POST /payment-links/:token/release',
      tag: TAG,
      summary: 'Give the held time back without paying',
      description: 'Idempotent. Does nothing if it has been paid.',
      errors: [404, 429, 503],
      acceptsKey: true,
      document: { response: z.null() },
    })
    .input(paymentLinkInput)
    .output(z.void())
    .mutation(({ ctx, input }) => releasePayment(ctx, input.token)),

  holdAgain: changing
    .meta({
      rest: 'POST /payment-links/:token/hold-again',
      tag: TAG,
      summary: 'Hold the time again, with the same details',
      description:
        'For a payment that has expired within the last day. Returns the path of the page of the new payment. If the time is taken, the response is 409 slot_taken with the three nearest free starts in alternatives.',
      errors: [400, 403, 404, 409, 429, 503],
      acceptsKey: true,
    })
    .input(paymentLinkInput)
    .output(z.object({ page: z.string() }))
    .mutation(({ ctx, input }) => holdAgain(ctx, input.token)),
});
