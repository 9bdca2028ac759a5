import { z } from 'zod';
import { isMask } from '../../../platform/provider-settings/rules.ts';
import { secretText } from '../../../platform/provider-settings/schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { MAX_REFUND_HOURS } from '../rules.ts';

const MAX_KEY = 500;

const hours = { error: `Must be a whole number of hours from 0 to ${MAX_REFUND_HOURS}` };

const keys = {
  secretKey: secretText(MAX_KEY)
    .refine((key) => isMask(key) || /^(sk|rk)_(live|test)_\S+$/.test(key), {
      error: 'Must be a secret or restricted key, which begins with sk_ or rk_',
    })
    .describe('A mask stands for the stored key'),
  webhookSecret: secretText(MAX_KEY)
    .refine((key) => isMask(key) || /^whsec_\S+$/.test(key), {
      error: 'Must be the signing secret of the webhook, which begins with whsec_',
    })
    .describe('A mask stands for the stored secret'),
};

export const paymentSettingsInput = z.object({
  ...keys,
  isActive: z
    .boolean({ error: 'Must be true or false' })
    .describe('Whether consultations with a fee must be paid before they are booked'),
  refundHours: z
    .int(hours)
    .min(0, hours)
    .max(MAX_REFUND_HOURS, hours)
    .nullable()
    .describe(
      'Clients who cancel at least this many hours before the start get the fee back; null if they never do. What a client was shown when they paid stays valid.',
    ),
});
export type PaymentSettingsInput = z.output<typeof paymentSettingsInput>;

/** A test of typed keys, or, left out, of the stored ones. */
export const testPaymentsInput = z.object({ secretKey: keys.secretKey.nullish() });

/** Keys are masked, or empty if they must be entered again. */
export const paymentSettingsSchema = z.object({
  secretKey: z.string(),
  webhookSecret: z.string(),
  isActive: z.boolean(),
  refundHours: z.int().nullable(),
  isTestMode: z.boolean().describe('Whether no real money moves with this key'),
  testedAt: instantOut.nullable(),
  updatedAt: instantOut,
});

export const testPaymentsAnswerSchema = z.object({
  isAccepted: z.boolean(),
  answer: z.string().describe('What the payment company said, in words for people'),
});
