import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { pageOf, searchPageInput, sortInput } from '../../../platform/pagination/schema.ts';
import { emailText, optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { advertisingReason } from '../../advertising/schema.ts';
import { markupProblem } from '../../articles/html/rules.ts';
import { statedAtAddress } from '../../contact-preferences/schema.ts';
import {
  LETTER_KINDS,
  LETTER_SORTS,
  LETTER_STATUSES,
  MAX_LETTER_ARTICLES,
  MAX_LETTER_KILOBYTES,
  MAX_PER_MINUTE,
  RECIPIENT_STATES,
} from './rules.ts';

const text = (max: number) => optionalText(max).transform((value) => value ?? '');

const contentText = text(MAX_LETTER_KILOBYTES * 1_000)
  .refine((content) => new TextEncoder().encode(content).length <= MAX_LETTER_KILOBYTES * 1_000, {
    error: `Must be at most ${MAX_LETTER_KILOBYTES} KB`,
  })
  .superRefine((content, { addIssue }) => {
    const problem = markupProblem(content);
    if (problem) addIssue({ code: 'custom', message: problem });
  });

/** A letter as staff write it: its own text as HTML, published articles in the order given, or both. */
export const writeLetterInput = z.object({
  kind: z
    .enum(LETTER_KINDS, { error: 'Choose news or advertising' })
    .optional()
    .describe(
      'Advertising gets the labels that law asks for, and is not sent to people who asked for neutral wording. Left out: as it is, `news` for a new letter',
    ),
  subject: requiredText(150),
  previewLine: text(150)
    .refine((line) => !/[\r\n\u2028\u2029]/.test(line), { error: validation.singleLine })
    .describe('What mail programs show beside the subject'),
  opening: text(2_000).describe('Plain text before the articles and the text'),
  content: contentText.describe('HTML; what mail programs cannot show is removed'),
  articleIds: z
    .array(z.uuid({ error: 'Must be the id of a blog post' }))
    .max(MAX_LETTER_ARTICLES, { error: `Must be at most ${MAX_LETTER_ARTICLES} articles` })
    .refine((ids) => new Set(ids).size === ids.length, {
      error: 'Must not name an article twice',
    })
    .default([])
    .describe('Published articles, in their order in the letter'),
  closing: text(2_000).describe('Plain text at the end'),
});
export type WriteLetterInput = z.output<typeof writeLetterInput>;

export const letterIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a letter' }) });

/** `updatedAt` is the value that the caller read: if the letter has been saved since, the change is rejected. */
const unchangedSince = { updatedAt: instantIn.nullish() };

export const updateLetterInput = writeLetterInput.extend({
  ...letterIdInput.shape,
  ...unchangedSince,
});
export type UpdateLetterInput = z.output<typeof updateLetterInput>;

export const sendLetterInput = letterIdInput.extend({
  ...unchangedSince,
  at: instantIn.nullish().describe('When sending starts; left out: now'),
  advertisingReason,
});
export type SendLetterInput = z.output<typeof sendLetterInput>;

export const testLetterInput = letterIdInput.extend({
  to: emailText.describe('The address of somebody with access to the back office'),
});
export type TestLetterInput = z.output<typeof testLetterInput>;
export const testLetterOutput = z.object({ to: z.string() });

/** Number of recipients in each state; see `RECIPIENT_STATES`. */
const recipientCountsSchema = z.object(
  Object.fromEntries(RECIPIENT_STATES.map((state) => [state, z.int()])) as Record<
    (typeof RECIPIENT_STATES)[number],
    z.ZodInt
  >,
);

export const letterRowSchema = z.object({
  id: z.string(),
  kind: z.enum(LETTER_KINDS),
  subject: z.string(),
  status: z.enum(LETTER_STATUSES),
  scheduledFor: instantOut.nullable(),
  startedAt: instantOut.nullable(),
  finishedAt: instantOut.nullable(),
  createdBy: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut,
  counts: recipientCountsSchema.describe('How many recipients are in which state'),
});

export const letterSchema = letterRowSchema.extend({
  previewLine: z.string(),
  opening: z.string(),
  content: z.string(),
  articleIds: z.array(z.string()),
  closing: z.string(),
  pausedBecause: z
    .string()
    .nullable()
    .describe('The last answer of the mail server, if the letter was paused because of rejections'),
});

/** A saved letter; `removed` names the HTML that mail programs cannot show, such as `<img>`. */
export const savedLetterSchema = letterSchema.extend({ removed: z.array(z.string()).optional() });

const letterFilter = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(LETTER_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  kind: z.enum(LETTER_KINDS, { error: 'Choose news or advertising' }).nullish(),
});

export const listLettersInput = searchPageInput.extend({
  ...letterFilter.shape,
  sort: sortInput(LETTER_SORTS),
});
export type ListLettersInput = z.output<typeof listLettersInput>;
export const letterPageSchema = pageOf(letterRowSchema);

export const letterCountsSchema = z.object({
  all: z.int(),
  ...(Object.fromEntries(LETTER_STATUSES.map((status) => [status, z.int()])) as Record<
    (typeof LETTER_STATUSES)[number],
    z.ZodInt
  >),
});

export const letterAudienceInput = z.object({
  kind: z.enum(LETTER_KINDS, { error: 'Choose news or advertising' }),
});

/** How many subscribers get a letter of a kind that is sent now, and how many do not. */
export const letterAudienceSchema = z.object({
  receiving: z.int(),
  /** Those who asked for neutral wording, if the letter is advertising. */
  withheld: z.int(),
  /** Those whose mail server has rejected letters. */
  stopped: z.int(),
  /** What law puts before the subject; empty if nothing. */
  label: z.string(),
});

/** A preview of a letter's mail, whose unsubscribe link has no effect. */
export const letterPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/**
 * A recipient who did not get the letter. The mail server's response is null once the record of the mail is deleted.
 */
const letterFailureSchema = z.object({
  id: z.string(),
  email: z.string(),
  at: instantOut.nullable(),
  answer: z.string().nullable(),
  explanation: z.string(),
  contactPreferences: statedAtAddress,
});
export const letterFailuresSchema = z.array(letterFailureSchema);

/** A published article to choose for a letter. */
export const letterArticlesInput = z.object({ q: optionalText(200) });
export const letterArticlesSchema = z.array(
  z.object({ id: z.string(), title: z.string(), publishedAt: instantOut }),
);

const perMinute = { error: `Must be a whole number from 1 to ${MAX_PER_MINUTE}` };
export const letterSettingsSchema = z.object({
  perMinute: z
    .int(perMinute)
    .min(1, perMinute)
    .max(MAX_PER_MINUTE, perMinute)
    .describe('How many letters are sent per minute, if the mail server takes them'),
});

/** A subscriber to whom no letters are sent, because the mail server has rejected the address. */
const stoppedSubscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  stoppedAt: instantOut,
  because: z.string(),
  contactPreferences: statedAtAddress,
});
export const stoppedSubscribersSchema = z.array(stoppedSubscriberSchema);
export const subscriberIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a subscriber' }),
});

export const lastLetterSchema = z.object({ sentAt: instantOut }).nullable();
