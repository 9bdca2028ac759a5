import { z } from 'zod';
import {
  emailOutput,
  emailText,
  optionalLine,
  optionalText,
  requiredText,
} from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { advertisingReason } from '../advertising/schema.ts';
import { formatsSchema } from '../jurisdictions/formats-schema.ts';
import { attorneySchema, attorneysInput, shownAttorneySchema } from './attorneys/schema.ts';
import {
  displayHoursSchema,
  officeHoursListInput,
  officeHoursSchema,
} from './office-hours-schema.ts';
import { officeSchema } from './offices/schema.ts';
import { isPhone, NO_PHONE } from './phone-rules.ts';
import { addressInput, countryInput, linkInput, normalizeZone } from './place-schema.ts';
import { CLAIMS, COUNTRIES, NETWORK_VALUES } from './rules.ts';

/** The firm's name and place, in the same form on public pages and in the back office. */
const nameAndPlace = {
  name: z.string(),
  /** In display form, such as (619) 555-0142. */
  phone: z.string(),
  /** In the form of a tel: link, such as +16195550142. */
  phoneE164: z.string(),
  email: emailOutput,
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166-1 alpha-2; with the region it decides whose law applies. */
  country: z.enum(COUNTRIES),
  /** IANA name of the firm's time zone, used for all times that are shown or entered. */
  zone: z.string(),
  attorneys: z.array(attorneySchema),
  /** The attorney responsible for the website as advertising; null for the firm as a whole. */
  responsibleAttorney: z.string().nullable(),
  barNumber: z.string().nullable(),
};

/** The firm's details on the public site, in its mails and in its calendar files. */
export const firmProfileSchema = z.object({
  ...nameAndPlace,
  attorneys: z.array(shownAttorneySchema),
  /** How dates, numbers, money and addresses are written in the country of the firm. */
  formats: formatsSchema,
  officeHours: z.array(displayHoursSchema),
  /** In order; empty for one office without facts of its own: see `officesOf`. */
  offices: z.array(officeSchema),
  claims: z.record(z.enum(CLAIMS), z.string().nullable()),
  /** Claims of the demo content, which must be marked as samples. */
  sampleClaims: z.array(z.enum(CLAIMS)),
  socialLinks: z.array(z.object({ network: z.string(), url: z.url() })),
});
export type FirmProfile = z.output<typeof firmProfileSchema>;

const claimSchema = z
  .object({
    text: z.string(),
    /** The source of the claim. Only staff see it. */
    source: z.string(),
  })
  .nullable();

/** The firm as stored: what staff enter, before it is formatted for the public. */
export const firmRecordSchema = z.object({
  ...nameAndPlace,
  officeHours: z.array(officeHoursSchema),
  claims: z.record(z.enum(CLAIMS), claimSchema),
  socialLinks: z.array(z.object({ network: z.enum(NETWORK_VALUES), url: z.string() })),
});
export type FirmRecord = z.output<typeof firmRecordSchema>;

/** The firm as staff see it. */
export const firmSettingsSchema = firmRecordSchema.extend({
  /** Whether this is still the profile that the first start created. */
  isSample: z.boolean(),
  updatedAt: instantOut,
});
export type FirmSettings = z.output<typeof firmSettingsSchema>;

const claimInput = z
  .object({ text: optionalLine(60), source: optionalText(500) })
  .superRefine(({ text, source }, issues) => {
    if (!text || source) return;
    issues.addIssue({
      code: 'custom',
      path: ['source'],
      message: 'Say what this claim is based on',
    });
  })
  .nullable()
  .transform((claim) => (claim?.text ? { text: claim.text, source: claim.source ?? '' } : null));

const socialLinksInput = z
  .array(
    z.object({
      network: z.enum(NETWORK_VALUES, { error: 'Choose one of the networks' }),
      url: linkInput(300),
    }),
  )
  .max(NETWORK_VALUES.length, { error: 'Must be one link for each network' })
  .refine((links) => new Set(links.map(({ network }) => network)).size === links.length, {
    error: 'Must be one link for each network',
  })
  .transform((links) =>
    links.flatMap(({ network, url }) => (url === null ? [] : [{ network, url }])),
  );

/**
 * The whole profile as staff save it. A claim or link without a text is dropped; an attorney's slug is derived from the
 * name unless given. `updatedAt` is that of the profile version that was edited.
 */
export const updateFirmInput = z.object({
  name: requiredText(120),
  phone: requiredText(40).refine((phone) => phone === '' || isPhone(phone), { error: NO_PHONE }),
  email: emailText,
  ...addressInput,
  /** If omitted, it stays unchanged. */
  country: countryInput.optional(),
  zone: requiredText(60).transform(normalizeZone),
  officeHours: officeHoursListInput,
  /** If omitted, the attorneys stay unchanged. */
  attorneys: attorneysInput.optional(),
  claims: z.object({ rating: claimInput, experience: claimInput, reply: claimInput }),
  socialLinks: socialLinksInput,
  responsibleAttorney: optionalLine(120),
  barNumber: optionalLine(40),
  updatedAt: z.iso.datetime({ error: 'Must be the updatedAt of the profile you have changed' }),
  advertisingReason,
});
export type UpdateFirmInput = z.output<typeof updateFirmInput>;
