import { z } from 'zod';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { emailText, optionalLine, requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { contentSchema, languageTag } from './content-schema.ts';
import {
  AGREEMENT_SORTS,
  AGREEMENT_STATES,
  MAX_CLAUSES,
  MAX_VALUE,
  TRANSLATION_RULES,
} from './rules.ts';
import { STEPS } from './step-rules.ts';

const state = z.enum(AGREEMENT_STATES);
const id = z.uuid({ error: 'Must be the id of the agreement' });

export const agreementIdInput = z.object({ id });

export const listAgreementsInput = searchPageInput.omit({ q: true }).extend({
  state: z.enum(AGREEMENT_STATES, { error: 'Choose a state' }).nullish(),
  sort: sortInput(AGREEMENT_SORTS),
});
export type ListAgreementsInput = z.output<typeof listAgreementsInput>;

const agreementRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  clientName: z.string(),
  clientEmail: z.string(),
  attorney: z.string(),
  language: z.string(),
  negotiatedLanguage: z.string(),
  state,
  sentAt: instantOut.nullable(),
  expiresAt: instantOut.nullable(),
  signedAt: instantOut.nullable(),
  countersignedAt: instantOut.nullable(),
  createdAt: instantOut,
});
export type AgreementRow = z.output<typeof agreementRowSchema>;
export const agreementPageSchema = pageOf(agreementRowSchema);

export const agreementCountsSchema = z.object({
  all: z.int(),
  ...(Object.fromEntries(AGREEMENT_STATES.map((each) => [each, z.int()])) as Record<
    (typeof AGREEMENT_STATES)[number],
    z.ZodInt
  >),
});

/** What staff enter for an agreement. Values by the keys of the fields of its template. */
const termsFields = {
  clientName: requiredText(200),
  clientEmail: emailText,
  attorney: requiredText(200),
  language: languageTag,
  negotiatedLanguage: languageTag,
  values: z.record(z.string().max(60), optionalLine(MAX_VALUE)),
  /** The ids of the optional clauses that it has. */
  chosen: z.array(z.string().max(40)).max(MAX_CLAUSES),
};

export const prepareInput = z.object({
  personId: z.uuid({ error: 'Must be the id of the person' }),
  templateId: z.uuid({ error: 'Choose a template' }),
  ...termsFields,
  /** The agreement that this one replaces. */
  replacesId: id.nullish(),
});
export type PrepareInput = z.output<typeof prepareInput>;

export const saveTermsInput = z.object({ id, updatedAt: z.iso.datetime(), ...termsFields });
export type SaveTermsInput = z.output<typeof saveTermsInput>;
export type Terms = Pick<SaveTermsInput, keyof typeof termsFields>;

export const preparationInput = z.object({ personId: prepareInput.shape.personId });

/** What somebody needs who prepares an agreement with a person. */
export const preparationSchema = z.object({
  clientName: z.string(),
  clientEmail: z.string(),
  clientLanguage: z.string().nullable(),
  /** Why no agreement can be prepared yet; null if one can be. */
  refusal: z.string().nullable(),
  attorneys: z.array(z.string()),
  /** The languages that the law of the firm asks a translation for, and its rule. */
  owed: z.array(z.object({ languages: z.array(z.string()), rule: z.string() })),
  translationRule: z.enum(TRANSLATION_RULES.map(({ value }) => value)),
  templates: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), number: z.int(), content: contentSchema },
      /** What its fields take from the answers of the client, by key, with the title of the questionnaire. */
      filled: z.record(
        z.string(),
        z.object({ value: z.string(), at: instantOut, from: z.string() }),
      ),
    }),
  ),
});
export type Preparation = z.output<typeof preparationSchema>;

const blockSchema = z.object({
  kind: z.enum(['title', 'heading', 'text', 'item']),
  text: z.string(),
});

export const eventSchema = z.object({
  number: z.int(),
  kind: z.string(),
  at: instantOut,
  actor: z.string(),
  factsHash: z.string(),
  entryHash: z.string(),
});

/** An agreement as staff see it. */
export const agreementSchema = agreementRowSchema.extend({
  templateId: z.string(),
  templateNumber: z.int(),
  content: contentSchema,
  values: z.record(z.string(), z.string().nullable()),
  chosen: z.array(z.string()),
  isTranslationOwed: z.boolean(),
  hasTranslation: z.boolean(),
  translationTakenAt: instantOut.nullable(),
  readAt: instantOut.nullable(),
  remindedAt: instantOut.nullable(),
  endedAt: instantOut.nullable(),
  documentHash: z.string().nullable(),
  translationHash: z.string().nullable(),
  pdfHash: z.string().nullable(),
  replacesId: z.string().nullable(),
  preparedBy: z.string(),
  updatedAt: instantOut,
  /** The text as it will be signed: of a draft as far as it is filled in, otherwise from the stored document. */
  document: z.array(blockSchema),
  translation: z.array(blockSchema).nullable(),
  events: z.array(eventSchema),
  /** The steps that are possible now, except those of the client. */
  possible: z.array(z.enum(STEPS)),
  /** Why approving, sending or countersigning, whichever comes next, is not possible; null if it is. */
  obstacle: z.string().nullable(),
  /** What an attorney still has to finish before the client gets it: where, and which mark. */
  unfinished: z.array(z.string()).readonly(),
});
export type Agreement = z.output<typeof agreementSchema>;

export const withdrawInput = z.object({ id, reason: optionalLine(MAX_VALUE) });
export const countersignInput = z.object({
  id,
  name: requiredText(200).describe('The name of the attorney, as the signature'),
});

export const evidenceSchema = z.object({
  isIntact: z.boolean(),
  entries: z.int(),
  /** What is wrong; empty if nothing is. */
  problems: z.array(z.string()),
});

export const fileInput = z.object({
  id,
  which: z.enum(['document', 'translation', 'pdf', 'evidence'], { error: 'Choose a file' }),
});
export const fileSchema = z.object({
  name: z.string(),
  type: z.string(),
  /** In base64. */
  content: z.string(),
});

export const ofPersonSchema = z.array(agreementRowSchema);

const days = (max: number) =>
  z.coerce
    .number({ error: `Must be a whole number from 1 to ${max}` })
    .int({ error: `Must be a whole number from 1 to ${max}` })
    .min(1, { error: `Must be a whole number from 1 to ${max}` })
    .max(max, { error: `Must be a whole number from 1 to ${max}` });

export const settingsFields = z.object({
  expiryDays: days(365),
  reminderDays: days(90),
  translationRule: z.enum(
    TRANSLATION_RULES.map(({ value }) => value),
    { error: 'Choose a rule' },
  ),
});
export const saveSettingsInput = settingsFields.extend({ updatedAt: z.iso.datetime() });
export const settingsSchema = settingsFields.extend({ updatedAt: instantOut });
export type AgreementSettings = z.output<typeof settingsSchema>;
