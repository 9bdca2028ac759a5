import { z } from 'zod';
import { pageOf, searchPageInput } from '../../../platform/pagination/schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';

/** A confirmed subscriber as staff see it. `consentedAt` is when the address was entered into the form. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  consentedAt: instantOut,
  confirmedAt: instantOut.nullable(),
});

export const listSubscribersInput = searchPageInput;
export type ListSubscribersInput = z.output<typeof listSubscribersInput>;

/** Which confirmed subscribers are exported; all of them without words. */
export const subscriberFilter = searchPageInput.pick({ q: true });
export type SubscriberFilter = z.output<typeof subscriberFilter>;

export const subscriberPageSchema = pageOf(subscriberSchema);

/** How many confirmed subscribers there are; counting ends at `COUNT_CAP` and one. */
export const subscriberCountSchema = z.object({ confirmed: z.int() });

/** A CSV file, in parts. */
export const subscriberExportSchema = z.custom<AsyncGenerator<string, void, void>>();
