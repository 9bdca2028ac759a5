import { z } from 'zod';
import { optionalText } from '../../platform/text/text-schema.ts';
import { instantIn } from '../../platform/time/instant-schema.ts';
import { TRANSLATED_PATH } from './rules.ts';

/**
 * `texts`: by place; a text that is left empty says what the original says. `updatedAt`: the value that was read, null if
 * there was no translation; without it, any version is replaced.
 */
export const translatedTextsShape = {
  // As long as the longest original, the text of an article.
  texts: z.record(
    z.string().max(200),
    optionalText(200_000).transform((text) => text ?? ''),
  ),
  path: z
    .string()
    .max(300, { error: 'Is too long' })
    .regex(TRANSLATED_PATH, { error: 'Use a slash, lowercase letters, digits and hyphens' })
    .nullish(),
  isPublished: z.boolean({ error: 'Must be true or false' }),
  updatedAt: instantIn.nullish(),
};

/** What the editor sends, apart from what it translates; without the languages, whose texts browsers do not load. */
export const translatedTextsInput = z.object(translatedTextsShape);
