import { z } from 'zod';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { listEntryInput, newListKey } from '../../firm/practice-areas/schema.ts';
import { originalLanguage } from '../../translations/original-language-schema.ts';

export const createArticleCategoryInput = z.object({ key: newListKey, ...listEntryInput });
export type CreateArticleCategoryInput = z.output<typeof createArticleCategoryInput>;

/** The whole category; `updatedAt` is that of the version that was edited. */
export const updateArticleCategoryInput = createArticleCategoryInput.extend({
  updatedAt: instantIn,
});

/** A category as staff see it. An inactive one is not offered, but keeps its label. */
export const articleCategorySettingsSchema = z.object({
  key: z.string(),
  label: z.string(),
  figure: z.string().nullable(),
  isActive: z.boolean(),
  updatedAt: instantOut,
});

/** An active category as pages use it. */
export const articleCategorySchema = articleCategorySettingsSchema
  .pick({ key: true, label: true, figure: true })
  .extend(originalLanguage);
export type ArticleCategory = z.output<typeof articleCategorySchema>;
