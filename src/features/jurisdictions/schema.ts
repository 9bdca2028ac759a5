import { z } from 'zod';
import { calculatorSchema, waySchema } from './calculator-schema.ts';
import { cited } from './cited-schema.ts';
import { formatsSchema } from './formats-schema.ts';
import { holidaySetSchema } from './holiday-schema.ts';

/** Where a statement has to stand. */
export const PLACES = [
  'home',
  'everyPage',
  'everyMail',
  'advertisingSubject',
  'advertisingMail',
  'besideReviews',
  'besideArticles',
] as const;

const statementSchema = z.strictObject({
  id: z.string(),
  place: z.enum(PLACES),
  /** May contain merge fields of the firm, such as `{firm}`. */
  text: z.string().min(1),
  ...cited,
});

/** What a check of advertising law says in a jurisdiction. The patterns of the check are code. */
const findingSchema = z.strictObject({
  isOn: z.boolean(),
  /** As staff see it beside a finding, such as `Rule 7.1(a)`. */
  statute: z.string(),
  explanation: z.string(),
  /** Words which, near what was found, make it allowed. Plain text, compared without case. */
  cures: z.array(z.string()),
  ...cited,
});

/** What a task follows from. */
export const TASK_EVENTS = ['home-page-published', 'site-opened', 'mail-sent'] as const;

const taskSchema = z.strictObject({
  id: z.string(),
  what: z.string(),
  /** Days after the event within which it is due; null where the rule sets no number. */
  when: z.strictObject({
    event: z.enum(TASK_EVENTS),
    withinDays: z.int().nullable(),
  }),
  ...cited,
});

const copyDutySchema = z.strictObject({ days: z.int().positive(), ...cited });

/** Languages: who negotiated an agreement in one of them is owed its translation before signing. */
const agreementTranslationSchema = z.strictObject({
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  ...cited,
});

/** The terms of a jurisdiction, for texts and labels. */
export const WORDS = [
  'state',
  'stateLaw',
  'attorney',
  'attorneys',
  'advertisingPage',
  'referral',
  'court',
  'divorce',
  'representative',
  'barNumber',
  'postalCode',
  'region',
  'relay',
  'advertisingRules',
  'privacyRights',
] as const;

/** A pack of the release. What is missing is inherited from `parent`. */
export const packSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2,3}(-[a-z]{2,3})?$/),
  version: z.int().min(1),
  name: z.string(),
  parent: z.string().nullable(),
  country: z.string().length(2).nullable(),
  /** The regions of addresses to which it applies: codes and names. Empty for a pack that applies to a whole country. */
  regions: z.array(z.string()),
  reviewBy: z.iso.date(),
  words: z.partialRecord(z.enum(WORDS), z.string()).default({}),
  formats: formatsSchema.optional(),
  /** IANA names; staff are asked where there are several. */
  zones: z.array(z.string()).default([]),
  emergencyNumber: z.string().optional(),
  /** Whom to call about violence at home, at any hour. */
  hotline: z
    .strictObject({ name: z.string(), number: z.string(), e164: z.string().regex(/^\+\d+$/) })
    .optional(),
  statements: z.array(statementSchema).default([]),
  /** Ids of inherited statements that do not apply. */
  withoutStatements: z.array(z.string()).default([]),
  findings: z.record(z.string(), findingSchema).default({}),
  copyDuty: copyDutySchema.optional(),
  agreementTranslation: agreementTranslationSchema.optional(),
  tasks: z.array(taskSchema).default([]),
  holidays: z.array(holidaySetSchema).default([]),
  calculators: z.array(calculatorSchema).default([]),
  /** The ways around full probate, shown with a calculator. */
  ways: z.array(waySchema).default([]),
});
export type Pack = z.output<typeof packSchema>;

export type Place = (typeof PLACES)[number];
export type Word = (typeof WORDS)[number];
