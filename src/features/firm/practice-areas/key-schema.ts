import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { isListKey } from './rules.ts';

/** The key of an entry of a list that staff edit. Checks only the format; the use case checks that the entry exists. */
export const listKey = (error: string) => z.string({ error }).refine(isListKey, { error });

const DESCRIBED = {
  description: 'The key of a practice area that the firm offers; “other” for any other matter.',
  examples: ['other'],
};

/** The key of a practice area. */
export const practiceAreaKey = listKey(validation.practiceArea).meta(DESCRIBED);

/** Several keys; `min` of them at least. */
export const practiceAreaKeys = (min = 0) =>
  z
    .array(listKey('Choose from the practice areas').meta(DESCRIBED))
    .min(min, { error: 'Choose at least one practice area' })
    .max(100, { error: 'Must be at most 100 practice areas' });
