import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { AGREEMENT_STATES, DRAWN_PATH, MAX_DRAWING, MAX_SIGNATURE } from '../rules.ts';

const token = z.string();

export const linkInput = z.object({ token });

const ticked = (error: string) => z.literal(true, { error });

export const readingInput = z.object({ token, confirmed: ticked(validation.confirmReading) });

export const signInput = z.object({
  token,
  name: requiredText(MAX_SIGNATURE),
  /** The path of a drawn signature; typing the name suffices. */
  drawn: z
    .string()
    .max(MAX_DRAWING, { error: validation.drawing })
    .regex(DRAWN_PATH, { error: validation.drawing })
    .nullish(),
  consent: ticked(validation.signConsent),
});
export type SignInput = z.output<typeof signInput>;

const blocks = z.array(
  z.object({ kind: z.enum(['title', 'heading', 'text', 'item']), text: z.string() }),
);

/** An agreement as its client sees it. */
export const linkedAgreementSchema = z.object({
  state: z.enum(AGREEMENT_STATES),
  wording: z.enum(['named', 'neutral']),
  isOver: z.boolean(),
  clientName: z.string(),
  attorney: z.string(),
  language: z.string(),
  negotiatedLanguage: z.string(),
  expiresAt: instantOut.nullable(),
  translationTakenAt: instantOut.nullable(),
  readAt: instantOut.nullable(),
  signedAt: instantOut.nullable(),
  countersignedAt: instantOut.nullable(),
  isTranslationOwed: z.boolean(),
  hasTranslation: z.boolean(),
  hasPdf: z.boolean(),
  /** Empty once the agreement was withdrawn, replaced or has expired. */
  document: blocks,
  translation: blocks.nullable(),
  canTakeTranslation: z.boolean(),
  canConfirmReading: z.boolean(),
  canSign: z.boolean(),
});
export type LinkedAgreement = z.output<typeof linkedAgreementSchema>;
