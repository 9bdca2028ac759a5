import { z } from 'zod';
import { httpsUrlOf } from '../../../platform/text/https-url-rules.ts';
import { optionalLine, optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { canonicalZone } from '../../../platform/time/zones/rules.ts';
import {
  displayHoursSchema,
  officeHoursListInput,
  officeHoursSchema,
} from '../office-hours-schema.ts';
import { newListKey } from '../practice-areas/schema.ts';
import { phoneE164 } from '../rules.ts';

/** An office as pages, mails and calendar files show it. */
export const officeSchema = z.object({
  key: z.string(),
  /** Its name, such as `Sacramento`. */
  label: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** Its own, or the firm's. */
  phone: z.string(),
  phoneE164: z.string(),
  zone: z.string(),
  officeHours: z.array(displayHoursSchema),
  /** A link to a map; null for one made from the address. */
  mapUrl: z.string().nullable(),
  /** Parking, entrance, floor, step-free access. */
  accessNote: z.string(),
});
export type Office = z.output<typeof officeSchema>;

const address = z.object({
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
});

/** An office as stored. What is null is the firm's. */
export const officeRecordSchema = z.object({
  key: z.string(),
  label: z.string(),
  /** Null for the main office, whose address is the firm's. */
  address: address.nullable(),
  phone: z.string().nullable(),
  zone: z.string().nullable(),
  officeHours: z.array(officeHoursSchema).nullable(),
  mapUrl: z.string().nullable(),
  accessNote: z.string(),
  isActive: z.boolean(),
});
export type OfficeRecord = z.output<typeof officeRecordSchema>;

/** An office as staff see it. */
export const officeSettingsSchema = officeRecordSchema.extend({ updatedAt: instantOut });
export type OfficeSettings = z.output<typeof officeSettingsSchema>;

const phone = optionalLine(40).refine((text) => text === null || phoneE164(text) !== null, {
  error: 'Enter a phone number with its area code',
});

const zone = optionalLine(60).transform((text, issues) => {
  if (text === null) return null;
  const known = /^[+-]/.test(text) ? undefined : canonicalZone(text);
  if (known !== undefined) return known;
  issues.addIssue('Choose one of the time zones');
  return z.NEVER;
});

const mapUrl = optionalLine(500).transform((url, issues) => {
  if (url === null) return null;
  const href = httpsUrlOf(url);
  if (href) return href;
  issues.addIssue('Enter an address that begins with https://');
  return z.NEVER;
});

export const createOfficeInput = z.object({
  key: newListKey,
  label: optionalLine(60)
    .transform((text) => text ?? '')
    .describe('Empty for the main office: it is called by its city'),
  address: z
    .object({
      street: requiredText(160),
      city: requiredText(80),
      region: requiredText(40),
      postalCode: requiredText(12).refine((code) => /^[A-Za-z0-9 -]*$/.test(code), {
        error: 'Use letters, digits and spaces',
      }),
    })
    .nullable()
    .describe('Null for the main office, whose address is that of the firm'),
  phone: phone.default(null),
  zone: zone.default(null),
  officeHours: officeHoursListInput.nullable().default(null),
  mapUrl: mapUrl.default(null),
  accessNote: optionalText(500)
    .transform((text) => text ?? '')
    .default(''),
  isActive: z.boolean({ error: 'Must be true or false' }).default(true),
});
export type OfficeInput = z.output<typeof createOfficeInput>;

/** The whole office; `updatedAt` is that of the version that was edited. */
export const updateOfficeInput = createOfficeInput.extend({ updatedAt: instantIn });
