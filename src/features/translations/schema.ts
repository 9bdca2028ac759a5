import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { advertisingReason } from '../advertising/schema.ts';
import { TRANSLATION_STATES, UNTRANSLATED } from './rules.ts';
import { translatedTextsShape } from './texts-schema.ts';

export const languageInput = requiredText(20);

/** The further languages of the site, and how much of it each has. */
export const siteLanguageSchema = z.object({
  language: z.string(),
  /** What it calls itself. */
  name: z.string(),
  isPublished: z.boolean(),
  untranslated: z.enum(UNTRANSLATED),
  /** How many originals are in each state. */
  counts: z.record(z.enum(TRANSLATION_STATES), z.int()),
  /** Whether somebody who takes consultations speaks it. */
  isSpoken: z.boolean(),
});

export const changeLanguageInput = z.object({
  language: languageInput,
  isPublished: z.boolean({ error: 'Must be true or false' }),
  untranslated: z.enum(UNTRANSLATED, { error: 'Choose one of them' }),
});

const state = z.enum(TRANSLATION_STATES);

export const translationListSchema = z.array(
  z.object({
    entity: z.string(),
    title: z.string(),
    originals: z.array(
      z.object({
        ...{ key: z.string(), name: z.string(), path: z.string().nullable(), state },
        isPublished: z.boolean(),
        textCount: z.int(),
        /** How many texts say what the original says now. */
        translatedCount: z.int(),
      }),
    ),
  }),
);

const translationId = {
  language: languageInput,
  entity: requiredText(40),
  key: requiredText(300),
};
export const translationInput = z.object(translationId);

/** How an original stands in each further language. */
export const translationsOfSchema = z.array(
  z.object({
    language: z.string(),
    name: z.string(),
    /** Whether visitors find the language. */
    isLanguagePublished: z.boolean(),
    state,
    isPublished: z.boolean(),
  }),
);
export const originalInput = z.object({ entity: translationId.entity, key: translationId.key });

/** A text of the original beside what the language says, and what the translation was made from if that differs. */
export const translationSchema = z.object({
  name: z.string(),
  path: z.string().nullable(),
  translatedPath: z.string().nullable(),
  /** Its address in the language unless it has a translated one, without the prefix of the language. */
  usualPath: z.string().nullable(),
  /** Whether it can have a translated one. */
  hasPath: z.boolean(),
  /** Whether it has a page of its own, which can show it before it is published. */
  hasPreview: z.boolean(),
  state,
  isPublished: z.boolean(),
  /** Null if it came with the product, and nobody of the firm has confirmed it. */
  savedBy: z.string().nullable(),
  texts: z.array(
    z.object({
      path: z.string(),
      original: z.string(),
      translation: z.string(),
      /** The former original; null if it is the same. */
      before: z.string().nullable(),
      /** The type of the block that it is in. */
      kind: z.string().nullable(),
      isHtml: z.boolean(),
    }),
  ),
  updatedAt: instantOut.nullable(),
});
export type TranslationDetails = z.input<typeof translationSchema>;

/** `texts`: by place, as they are in the editor. */
export const previewTranslationInput = z.object({
  ...translationId,
  texts: translatedTextsShape.texts,
});

/** `shown`: what the page at the address receives from the editor. */
export const translationPreviewSchema = z.object({ address: z.string(), shown: z.unknown() });

export const saveTranslationInput = z.object({
  ...{ ...translationId, ...translatedTextsShape },
  advertisingReason,
});
export type SaveTranslationInput = z.output<typeof saveTranslationInput>;
