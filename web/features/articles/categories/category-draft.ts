import type { z } from 'zod';
import type { articleCategorySettingsSchema } from '../../../../src/features/articles/categories/schema.ts';
import { FIGURES } from '../../../../src/features/firm/practice-areas/rules.ts';
import { suggestedKey } from '../../../admin/keyed-entries/entry-fields.tsx';

/** A category with all its settings. */
export type CategorySettings = z.output<typeof articleCategorySettingsSchema>;

/** The fields of the form. */
export type CategoryDraft = Omit<CategorySettings, 'updatedAt' | 'figure'> & { figure: string };

export const BLANK_CATEGORY: CategoryDraft = { key: '', label: '', figure: '', isActive: true };

export const draftOf = ({
  updatedAt: _,
  figure,
  ...category
}: CategorySettings): CategoryDraft => ({
  ...category,
  figure: figure ?? '',
});

/**
 * The input of the create and update calls, without `updatedAt`. A new category without a key gets the suggested one.
 */
export const inputOf = (draft: CategoryDraft) => ({
  ...draft,
  key: draft.key || suggestedKey(draft.label),
  figure: draft.figure || null,
});

/** The fields as text, to compare two versions. */
export const CATEGORY_WORDS: readonly { name: string; read: (draft: CategoryDraft) => string }[] = [
  { name: 'Name', read: ({ label }) => label },
  {
    name: 'Drawing',
    read: ({ figure }) => FIGURES.find(({ value }) => value === figure)?.label ?? 'None',
  },
  { name: 'Active', read: ({ isActive }) => (isActive ? 'Yes' : 'No') },
];
