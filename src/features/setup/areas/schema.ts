import { z } from 'zod';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { newListKey } from '../../firm/practice-areas/schema.ts';

const MAX_AREAS = 40;

/** The practice areas of the firm. `key` is null for an area that staff have entered themselves. */
export const saveAreasInput = z.object({
  areas: z
    .array(z.object({ key: newListKey.nullable(), label: requiredText(80) }))
    .min(1, { error: 'Choose at least one area' })
    .max(MAX_AREAS, { error: `Choose at most ${MAX_AREAS} areas` }),
  /** Whether to unpublish the pages that are only about areas which are no longer offered. */
  takesDownPages: z.boolean({ error: 'Must be true or false' }),
});
export type SaveAreasInput = z.output<typeof saveAreasInput>;

const namedPages = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * The pages whose texts were written for the areas, those that were drafted for areas without preset texts, and those
 * that were unpublished.
 */
export const savedAreasSchema = z.object({
  written: namedPages,
  drafted: namedPages,
  takenDown: namedPages,
});
