import { z } from 'zod';
import { httpsUrlOf } from '../../platform/text/https-url-rules.ts';
import { optionalLine, requiredText } from '../../platform/text/text-schema.ts';
import { canonicalZone } from '../../platform/time/zones/rules.ts';
import { COUNTRIES } from './rules.ts';

/** The parts of an address as staff enter them, of the firm and of its other offices. */
export const addressInput = {
  street: requiredText(160),
  city: requiredText(80),
  region: requiredText(40),
  postalCode: requiredText(12).refine((code) => /^[A-Za-z0-9 -]*$/.test(code), {
    error: 'Use letters, digits and spaces',
  }),
};

/** The countries whose law the product knows. */
export const countryInput = z.enum(COUNTRIES, { error: 'Choose one of the countries' });

/** Normalizes a zone to the name that this runtime uses; browsers name some zones differently. */
export function normalizeZone(zone: string, issues: z.RefinementCtx): string {
  const known = /^[+-]/.test(zone) ? undefined : canonicalZone(zone);
  if (known !== undefined) return known;
  issues.addIssue('Choose one of the time zones');
  return z.NEVER;
}

/** An optional address on the web. */
export const linkInput = (length: number) =>
  optionalLine(length).transform((url, issues) => {
    if (url === null) return null;
    const href = httpsUrlOf(url);
    if (href) return href;
    issues.addIssue('Enter an address that begins with https://');
    return z.NEVER;
  });
