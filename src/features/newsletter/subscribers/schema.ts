import { z } from 'zod';
import { bulkIds } from '../../../platform/pagination/bulk-schema.ts';
import { pageOf, searchPageInput, sortInput } from '../../../platform/pagination/schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { clientLanguageSchema } from '../../client-languages/schema.ts';
import { statedAtAddress } from '../../contact-preferences/schema.ts';
import { SUBSCRIBER_SORTS } from './rules.ts';

/** A confirmed subscriber as staff see it. `consentedAt` is when the address was entered into the form. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  consentedAt: instantOut,
  confirmedAt: instantOut.nullable(),
  contactPreferences: statedAtAddress,
  clientLanguage: clientLanguageSchema,
});

/** Filter for confirmed subscribers; all of them without `q`. */
export const subscriberFilter = searchPageInput.pick({ q: true });
export type SubscriberFilter = z.output<typeof subscriberFilter>;

/** Which confirmed subscribers to export, and in which order. */
export const exportSubscribersInput = subscriberFilter.extend({
  sort: sortInput(SUBSCRIBER_SORTS),
});
export type ExportSubscribersInput = z.output<typeof exportSubscribersInput>;

export const listSubscribersInput = searchPageInput.extend(exportSubscribersInput.shape);
export type ListSubscribersInput = z.output<typeof listSubscribersInput>;

export const subscriberIdsInput = z.object({
  ids: bulkIds(z.uuid({ error: 'Must be the id of a subscriber' })),
});

export const subscriberPageSchema = pageOf(subscriberSchema);

/** Number of confirmed subscribers; counting stops at `COUNT_CAP` + 1. */
export const subscriberCountSchema = z.object({ confirmed: z.int() });

/** A CSV file in chunks. */
export const subscriberExportSchema = z.custom<AsyncGenerator<string, void, void>>();
