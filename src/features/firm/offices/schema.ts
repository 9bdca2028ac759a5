import { z } from 'zod';
import { optionalLine, optionalText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { pictureIdInput } from '../../pictures/schema.ts';
import {
  displayHoursSchema,
  officeHoursListInput,
  officeHoursSchema,
} from '../office-hours-schema.ts';
import { isPhone, NO_PHONE } from '../phone-rules.ts';
import { addressInput, linkInput, normalizeZone } from '../place-schema.ts';
import { newListKey } from '../practice-areas/schema.ts';

/** A picture as pages show it; `width` and `height` are those of the largest of its `widths`. */
const officePictureSchema = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
export type OfficePicture = z.output<typeof officePictureSchema>;

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
  /** The house or its entrance; null without a picture. */
  picture: officePictureSchema.nullable(),
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
  /** A picture of the gallery. */
  pictureId: z.string().nullable(),
  isActive: z.boolean(),
});
export type OfficeRecord = z.output<typeof officeRecordSchema>;

/** An office as staff see it. */
export const officeSettingsSchema = officeRecordSchema.extend({ updatedAt: instantOut });
export type OfficeSettings = z.output<typeof officeSettingsSchema>;

const phone = optionalLine(40).refine((text) => text === null || isPhone(text), {
  error: NO_PHONE,
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
  pictureId: pictureIdInput.shape.id
    .nullish()
    .describe('The id of a picture of the gallery; it stays unchanged if omitted'),
  isActive: z.boolean({ error: 'Must be true or false' }).default(true),
});
export type OfficeInput = z.output<typeof createOfficeInput>;

/** The whole office; `updatedAt` is that of the version that was edited. */
export const updateOfficeInput = createOfficeInput.extend({ updatedAt: instantIn });
