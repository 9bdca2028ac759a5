import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { listLabels } from '../labels/list-labels.ts';
import { labelsByCountrySchema } from '../labels/schema.ts';
import { confirmItem, overrideItem, removeOverride, withdrawConfirmation } from './change-item.ts';
import { getReview } from './get-review.ts';
import { confirmItemInput, itemInput, overrideItemInput, reviewSchema } from './schema.ts';

const TAG = 'State law';

export const jurisdictionsRouter = router({
  review: can('firm.read')
    .meta({
      rest: 'GET /admin/state-law',
      tag: TAG,
      summary: 'List what the law of the offices’ states asks for, and what is confirmed',
      description:
        'Statements, calculators, proposed holidays and checks of advertising, each with its rule, its source, the day on which that was read, and how sure it is: A is the text of the rule, B a secondary page, C not looked up. An attorney has to confirm each of them.',
    })
    .output(reviewSchema)
    .query(({ ctx }) => getReview(ctx)),

  labels: can('firm.read')
    .meta({
      rest: 'GET /admin/state-law/labels',
      tag: TAG,
      summary: 'List what postal code, region and bar number are called, by country',
      description: 'For the country of the firm, in its state.',
    })
    .output(labelsByCountrySchema)
    .query(({ ctx }) => listLabels(ctx.db)),

  confirm: can('firm.change')
    .meta({
      rest: 'PUT /admin/state-law/:pack/:item/confirmation',
      tag: TAG,
      summary: 'Record that an attorney has confirmed an item',
      description:
        'Send the version of the pack that was read; 409 edited_meanwhile if the release has another one.',
      errors: [404, 409],
      examples: {
        body: { version: 1, attorney: 'Noor Haddad', barNumber: '24012345' },
      },
    })
    .input(confirmItemInput)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmItem(ctx, input)),

  withdraw: can('firm.change')
    .meta({
      rest: 'DELETE /admin/state-law/:pack/:item/confirmation',
      tag: TAG,
      summary: 'Withdraw a confirmation',
    })
    .input(itemInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawConfirmation(ctx, input)),

  override: can('firm.change')
    .meta({
      rest: 'PUT /admin/state-law/:pack/:item/override',
      tag: TAG,
      summary: 'Say something else than the release',
      description:
        'A statement: { text }, null to leave it out. A check: { isOn }. A calculator: { ranges } with the figures that only the firm can give. Its confirmation, if any, has to be given again.',
      errors: [404],
      examples: {
        body: {
          value: { text: 'Testimonials do not tell you how your matter will end.' },
          reason: 'Our ethics counsel prefers these words.',
        },
      },
    })
    .input(overrideItemInput)
    .output(z.void())
    .mutation(({ ctx, input }) => overrideItem(ctx, input)),

  restore: can('firm.change')
    .meta({
      rest: 'DELETE /admin/state-law/:pack/:item/override',
      tag: TAG,
      summary: 'Say again what the release says',
    })
    .input(itemInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeOverride(ctx, input)),
});
