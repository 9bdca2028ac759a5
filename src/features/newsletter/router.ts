import { changedIdsSchema, matchingIdsSchema } from '../../platform/pagination/bulk-schema.ts';
import { acceptKey, can, publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { getSubscription, unsubscribe } from './get-subscription.ts';
import {
  subscribeInput,
  subscribeOutput,
  subscriptionSchema,
  subscriptionToken,
} from './schema.ts';
import { subscribe } from './subscribe.ts';
import { exportSubscribers } from './subscribers/export-subscribers.ts';
import {
  countSubscribers,
  findMatchingSubscribers,
  listSubscribers,
} from './subscribers/queries.ts';
import {
  exportSubscribersInput,
  listSubscribersInput,
  subscriberCountSchema,
  subscriberExportSchema,
  subscriberFilter,
  subscriberIdsInput,
  subscriberPageSchema,
} from './subscribers/schema.ts';
import { unsubscribeMany } from './subscribers/unsubscribe-many.ts';

/** Example subscriber for the API description. */
const _SUBSCRIBER = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  email: 'dana@example.com',
  consentedAt: '2031-03-10T14:00:00.000Z',
  confirmedAt: '2031-03-10T14:02:00.000Z',
  contactPreferences: null,
  clientLanguage: null,
};

const linkProcedure = publicProcedure
  .use(rateLimited('subscription-links', { limit: 60, seconds: 600 }))
  .input(subscriptionToken)
  .output(subscriptionSchema);

/**
 * Higher limit: mail providers send the unsubscribe requests of many subscribers from few addresses, each only once.
 */
const unsubscribeProcedure = publicProcedure
  .use(rateLimited('unsubscriptions', { limit: 3_000, seconds: 600 }))
  .input(subscriptionToken)
  .output(subscriptionSchema);

export const newsletterRouter = router({
  subscribe: publicProcedure
    .meta({
      rest: 'POST /newsletter',
      summary: 'Subscribe to the newsletter',
      description:
        'The address gets a mail with a confirmation link. The response is the same for every address.',
      status: 202,
      errors: [400, 403, 429, 503],
      acceptsKey: true,
    })
    .use(rateLimited('newsletter', { limit: 5, seconds: 600 }))
    .use(acceptKey)
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  subscription: linkProcedure.query(({ ctx, input }) => getSubscription(ctx.db, input.token)),
  confirm: linkProcedure.mutation(({ ctx, input }) => confirmSubscription(ctx, input.token)),
  unsubscribe: unsubscribeProcedure.mutation(({ ctx, input }) => unsubscribe(ctx, input.token)),

  subscribers: can('subscribers.read')
    .meta({
      rest: 'GET /admin/newsletter-subscribers',
      summary: 'List the confirmed subscribers, newest consent first',
    })
    .input(listSubscribersInput)
    .output(subscriberPageSchema)
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  subscriberCount: can('subscribers.read')
    .output(subscriberCountSchema)
    .query(async ({ ctx }) => ({ confirmed: await countSubscribers(ctx.db) })),

  matchingSubscribers: can('subscribers.read')
    .input(subscriberFilter)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => findMatchingSubscribers(ctx.db, input)),

  unsubscribeMany: can('subscribers.change')
    .input(subscriberIdsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => unsubscribeMany(ctx, input.ids)),

  exportSubscribers: can('subscribers.export')
    .meta({
      rest: 'POST /admin/newsletter-subscribers/export',
      summary: 'Export the filtered subscribers as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { q: 'example.com' },
        response:
          'Email,Contact preferences,Consented (America/Los_Angeles),Confirmed (America/Los_Angeles),Consent\r\n' +
          'dana@example.com,,2031-03-10 07:00,2031-03-10 07:02,Send me the letter.\r\n',
      },
      file: 'newsletter-subscribers.csv',
    })
    .input(exportSubscribersInput)
    .output(subscriberExportSchema)
    .mutation(({ ctx, input }) => exportSubscribers(ctx, input)),
});
