import { publicProcedure, rateLimited, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { getSubscription } from './get-subscription.ts';
import {
  subscribeInput,
  subscribeOutput,
  subscriptionSchema,
  subscriptionToken,
} from './schema.ts';
import { subscribe } from './subscribe.ts';
import { exportSubscribers } from './subscribers/export-subscribers.ts';
import { countSubscribers, listSubscribers } from './subscribers/queries.ts';
import {
  listSubscribersInput,
  subscriberCountSchema,
  subscriberExportSchema,
  subscriberFilter,
  subscriberPageSchema,
} from './subscribers/schema.ts';
import { unsubscribe } from './unsubscribe.ts';

const linkProcedure = publicProcedure
  .use(rateLimited('subscription-links', { limit: 60, seconds: 600 }))
  .input(subscriptionToken)
  .output(subscriptionSchema);

export const newsletterRouter = router({
  subscribe: publicProcedure
    .use(rateLimited('newsletter', { limit: 5, seconds: 600 }))
    .input(subscribeInput)
    .output(subscribeOutput)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  subscription: linkProcedure.query(({ ctx, input }) => getSubscription(ctx.db, input.token)),
  confirm: linkProcedure.mutation(({ ctx, input }) => confirmSubscription(ctx, input.token)),
  unsubscribe: linkProcedure.mutation(({ ctx, input }) => unsubscribe(ctx, input.token)),

  subscribers: staffProcedure
    .input(listSubscribersInput)
    .output(subscriberPageSchema)
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  subscriberCount: staffProcedure
    .output(subscriberCountSchema)
    .query(async ({ ctx }) => ({ confirmed: await countSubscribers(ctx.db) })),

  exportSubscribers: staffProcedure
    .input(subscriberFilter)
    .output(subscriberExportSchema)
    .mutation(({ ctx, input }) => exportSubscribers(ctx, input)),
});
