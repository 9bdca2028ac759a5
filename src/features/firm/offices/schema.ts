import { z } from 'zod';
import { optionalLine, optionalText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import {
  displayHoursSchema,
  officeHoursListInput,
  officeHoursSchema,
} from '../office-hours-schema.ts';
import { addressInput, linkInput, normalizeZone } from '../place-schema.ts';
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

export const createOfficeInput = z.object({
  key: newListKey,
  label: optionalLine(60)
    .transform((text) => text ?? '')
    .describe('Empty for the main office: it is called by its city'),
  address: z
    .object(addressInput)
    .nullable()
    .describe('Null for the main office, whose address is that of the firm'),
  phone: phone.default(null),
  zone: optionalLine(60)
    .transform((zone, issues) => zone && normalizeZone(zone, issues))
    .default(null),
  officeHours: officeHoursListInput.nullable().default(null),
  mapUrl: linkInput(500).default(null),
  accessNote: optionalText(500)
    .transform((text) => text ?? '')
    .default(''),
  isActive: z.boolean({ error: 'Must be true or false' }).default(true),
});
export type OfficeInput = z.output<typeof createOfficeInput>;

/** The whole office; `updatedAt` is that of the version that was edited. */
export const updateOfficeInput = createOfficeInput.extend({ updatedAt: instantIn });
