import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { httpsAddress } from '../../../platform/provider-settings/schema.ts';
import { optionalLine, optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { practiceAreaKeys } from '../../firm/practice-areas/key-schema.ts';
import { MAX_FEE_MINOR } from '../../payments/rules.ts';
import { PLACES } from '../rules.ts';
import { consultationTypeSchema } from '../schema.ts';

const badFee = { error: 'Must be a fee above zero' };
const wholeMinutes = (min: number, max: number) => {
  const error = { error: `Must be a whole number of minutes from ${min} to ${max}` };
  return z.int(error).min(min, error).max(max, error);
};
const badHorizon = { error: 'Must be a whole number of days from 1 to 365' };
const place = z.enum(PLACES, { error: 'Choose office, phone or video' });
const placeText = optionalText(500).transform((text) => text ?? '');
const yesOrNo = z.boolean({ error: validation.trueOrFalse });

const NOTICE_DAYS = 30;
const DAY_MINUTES = 1_440;

const fields = {
  label: requiredText(80),
  description: optionalText(300).transform((text) => text ?? ''),
  durationMinutes: wholeMinutes(5, 480),
  bufferBeforeMinutes: wholeMinutes(0, 240),
  bufferAfterMinutes: wholeMinutes(0, 240),
  noticeMinutes: wholeMinutes(0, NOTICE_DAYS * DAY_MINUTES),
  horizonDays: z.int(badHorizon).min(1, badHorizon).max(365, badHorizon),
  place,
  placeText,
  /** If omitted, unchanged: a page that was loaded before this field existed does not send it. */
  otherPlaces: z
    .array(z.object({ place, text: placeText }))
    .refine((ways) => new Set(ways.map((way) => way.place)).size === ways.length, {
      error: 'Must name each way once',
    })
    .optional(),
  bringText: optionalText(500).transform((text) => text ?? ''),
  priceLabel: optionalLine(40),
  /** Of the fee, in minor units of the firm's currency. If omitted, these three are unchanged. */
  feeMinor: z
    .int(badFee)
    .min(1, badFee)
    .max(MAX_FEE_MINOR, badFee)
    .nullable()
    .optional()
    .describe('The fee in minor units of the currency of the firm; null for none'),
  isPrepaid: yesOrNo
    .optional()
    .describe('Whether the fee must be paid online before the consultation is booked'),
  payLink: z
    .union([z.literal(''), httpsAddress])
    .optional()
    .describe('Where clients pay with another processor after booking'),
  isPublic: yesOrNo,
  isActive: yesOrNo,
  practiceAreas: practiceAreaKeys(),
  /** The numbers of the hosts that offer it. */
  hosts: z.array(z.int({ error: 'Must be the number of a host' })).max(300),
  position: z.int({ error: 'Must be a whole number' }).min(1).max(1_000),
};

const key = requiredText(60).refine((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), {
  error: 'Use lowercase letters, digits and hyphens',
});

/** A consultation type as staff see it; `hosts` includes inactive ones. */
export const typeSettingsSchema = consultationTypeSchema.omit({ fee: true }).extend({
  feeMinor: z.int().nullable().describe('The fee in minor units of the currency of the firm'),
  isPrepaid: z.boolean().describe('Whether it must be paid online before it is booked'),
  payLink: z.string().describe('Where clients pay with another processor; empty if nowhere'),
  position: z.int(),
  updatedAt: instantOut,
});

export const typeKeyInput = z.object({ key });

export type TypeSettings = z.output<typeof typeSettingsSchema>;

/** The keys of all types in their new order. */
export const orderTypesInput = z.object({ keys: z.array(key).min(1).max(1_000) });

export const createTypeInput = z.object({ key, ...fields });
export type CreateTypeInput = z.output<typeof createTypeInput>;

/** All fields of the type; `updatedAt` is that of the version that was edited. */
export const updateTypeInput = createTypeInput.extend({ updatedAt: instantIn });
export type UpdateTypeInput = z.output<typeof updateTypeInput>;
