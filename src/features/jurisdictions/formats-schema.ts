import { z } from 'zod';

/** How a country writes dates, numbers, money, addresses and phone numbers. */
export const formatsSchema = z.strictObject({
  /** BCP 47, such as `en-US`. */
  locale: z.string(),
  /** BCP 47: what documents say about their language. */
  language: z.string(),
  /** ISO 4217. */
  currency: z.string().length(3),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** The calling code of national numbers, without the plus sign. */
  callingCode: z.string().regex(/^\d{1,3}$/),
  /** The order of an address line. */
  address: z.enum(['city-region-postal', 'city-postal']),
  /** With which weekday calendars begin; 0 is Sunday. */
  firstWeekday: z.literal([0, 1, 6]),
});
export type Formats = z.output<typeof formatsSchema>;
