import { z } from 'zod';
import { languageInput } from '../../translations/schema.ts';

export const addPreparedInput = z.object({ language: languageInput });

export const addedSchema = z.object({
  /** How many translations were added. */
  added: z.int(),
});
