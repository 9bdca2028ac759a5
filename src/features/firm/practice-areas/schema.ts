import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { optionalLine, optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { originalLanguage } from '../../translations/original-language-schema.ts';
import { FIGURES, isListKey } from './rules.ts';

/** The fields that practice areas and categories of articles have in common. */
export const listEntryInput = {
  label: requiredText(80),
  figure: z
    .enum(
      FIGURES.map(({ value }) => value),
      { error: 'Choose one of the drawings' },
    )
    .nullable(),
  isActive: z.boolean({ error: validation.trueOrFalse }),
};

/** The key of a new entry. */
export const newListKey = requiredText(60).refine((text) => text === '' || isListKey(text), {
  error: 'Use lowercase letters, digits and hyphens',
});

/** The keys of all entries of a list in their new order. */
export const orderKeysInput = z.object({ keys: z.array(newListKey).min(1).max(1_000) });

const pagePath = optionalLine(200).refine(
  (path) => path === null || /^\/(?!\/)[\w/.~%#?=&-]*$/.test(path),
  { error: 'Enter a path of this site, such as /practice-areas/wage-claims' },
);

const yesOrNo = z.boolean({ error: validation.trueOrFalse });

export const createPracticeAreaInput = z.object({
  key: newListKey,
  ...listEntryInput,
  summary: optionalText(300).transform((text) => text ?? ''),
  messageHint: optionalLine(200).transform((text) => text ?? ''),
  pagePath,
  isOnContactForm: yesOrNo,
  isOnBooking: yesOrNo,
  isListed: yesOrNo,
});
export type CreatePracticeAreaInput = z.output<typeof createPracticeAreaInput>;

/** The whole practice area; `updatedAt` is that of the version that was edited. */
export const updatePracticeAreaInput = createPracticeAreaInput.extend({ updatedAt: instantIn });

export const listKeyInput = z.object({ key: newListKey });

/** A practice area as staff see it. */
export const practiceAreaSettingsSchema = z.object({
  key: z.string(),
  label: z.string(),
  /** One sentence for the list of practice areas. */
  summary: z.string(),
  /** What the contact form says below the message once the area is chosen; empty for its usual words. */
  messageHint: z.string(),
  figure: z.string().nullable(),
  /** The page about it, perhaps with an anchor; null without one. */
  pagePath: z.string().nullable(),
  isOnContactForm: z.boolean(),
  isOnBooking: z.boolean(),
  /** Whether it is in the list of practice areas. */
  isListed: z.boolean(),
  /** An inactive area is not offered, but records that refer to it still show its label. */
  isActive: z.boolean(),
  updatedAt: instantOut,
});
export type PracticeAreaSettings = z.output<typeof practiceAreaSettingsSchema>;

/** An active practice area as pages use it. */
export const practiceAreaSchema = practiceAreaSettingsSchema
  .omit({ pagePath: true, messageHint: true, isActive: true, updatedAt: true })
  .extend({
    path: z.string().nullable(),
    /** Left out if it is empty: every page has this list. */
    messageHint: z.string().optional(),
    ...originalLanguage,
  });
export type PracticeArea = z.output<typeof practiceAreaSchema>;

/** An inactive entry: only its label is used. */
export const formerEntrySchema = z.object({
  ...{ key: z.string(), label: z.string() },
  ...originalLanguage,
});
