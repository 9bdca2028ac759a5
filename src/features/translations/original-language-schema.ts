import { z } from 'zod';

/**
 * A field of what stands on a page of another language as an original, so that the page marks it; left out if both languages
 * are the same. Also null in lists, for what is translated.
 */
export const originalLanguage = { originalLanguage: z.string().nullish() };
