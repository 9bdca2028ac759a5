import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';

/** The language of a client as staff see it. */
export const clientLanguageSchema = z
  .string()
  .nullable()
  .describe('In which mails are written, such as es; null for the main language of the site');

export const changeLanguageInput = z.object({
  id: z.uuid({ error: 'Must be the id of the record' }),
  language: requiredText(20).describe('Such as es, or en for English'),
});
export type ChangeLanguageInput = z.output<typeof changeLanguageInput>;

export const changedLanguageSchema = z.object({ id: z.string(), language: z.string() });
