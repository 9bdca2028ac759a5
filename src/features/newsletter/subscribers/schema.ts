import { z } from 'zod';
import { pageOf, searchPageInput, sortInput } from '../../../platform/pagination/schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { SUBSCRIBER_SORTS } from './rules.ts';

/** A confirmed subscriber as staff see it. `consentedAt` is when the address was entered into the form. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  consentedAt: instantOut,
  confirmedAt: instantOut.nullable(),
});

export const listSubscribersInput = searchPageInput.extend({ sort: sortInput(SUBSCRIBER_SORTS) });
export type ListSubscribersInput = z.output<typeof listSubscribersInput>;

/** Which confirmed subscribers to export; all of them without `q`. */
export const subscriberFilter = searchPageInput.pick({ q: true });
export type SubscriberFilter = z.output<typeof subscriberFilter>;

export const subscriberPageSchema = pageOf(subscriberSchema);

/** Number of confirmed subscribers; counting stops at `COUNT_CAP` + 1. */
export const subscriberCountSchema = z.object({ confirmed: z.int() });

/** A CSV file in chunks. */
export const subscriberExportSchema = z.custom<AsyncGenerator<string, void, void>>();
