import { z } from 'zod';
import { httpsUrlOf } from '../../platform/text/https-url-rules.ts';
import { MAX_SOURCE_URL, TESTIMONIAL_SOURCES } from './rules.ts';

const sources = TESTIMONIAL_SOURCES.map(({ value }) => value);

/** Where a testimonial was received, and whether the client agreed to be quoted. */
export const originFields = {
  /** The site; null if the client gave it to the firm. */
  source: z.enum(sources).nullable(),
  /** The local date of the review on that site; null without a source. */
  reviewedOn: z.iso.date().nullable(),
  /** The review's address, if it has one. */
  sourceUrl: z.url().nullable(),
  hasConsent: z.boolean(),
};

/** Forms send blank text for what is not filled in. */
const blankAsNull = <Value extends z.ZodType<string>>(value: Value, error: string) =>
  z
    .union([value, z.literal('')], { error })
    .nullable()
    .transform((given) => given || null);

const sourceUrl = z
  .string({ error: 'Must be text' })
  .nullable()
  .transform((text, issues) => {
    if (!text?.trim()) return null;
    const url = httpsUrlOf(text.trim());
    if (url && url.length <= MAX_SOURCE_URL) return url;
    issues.addIssue(
      url
        ? `Must be at most ${MAX_SOURCE_URL} characters`
        : 'Enter an address that begins with https://',
    );
    return z.NEVER;
  });

/** The origin as staff enter it. `settledOrigin` checks which fields are required together. */
export const originInput = {
  source: blankAsNull(z.enum(sources), 'Choose one of the sources'),
  reviewedOn: blankAsNull(z.iso.date(), 'Enter a date such as 2026-03-10'),
  sourceUrl,
  hasConsent: z.boolean({ error: 'Must be true or false' }),
};
