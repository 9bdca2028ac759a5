import { z } from 'zod';
import {
  FIELD_KEY,
  FIELD_KINDS,
  LANGUAGE_TAG,
  MAX_CLAUSE,
  MAX_CLAUSES,
  MAX_FIELDS,
  MAX_HEADING,
  MAX_LANGUAGES,
} from './rules.ts';

export const languageTag = z
  .string()
  .regex(LANGUAGE_TAG, { error: 'Must be a language such as en or es' });

/** A text that may be empty while the template is being written. */
const draftText = (max: number) =>
  z
    .string()
    .max(max, { error: `Must have at most ${max} characters` })
    // Control characters, which would neither be seen nor printed.
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    );

const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(languageTag, value);

const fieldSchema = z.object({
  key: z
    .string()
    .max(60)
    .regex(FIELD_KEY, { error: 'Must be lower-case letters, with one dot at most: fee.hourly' }),
  label: draftText(MAX_HEADING),
  kind: z.enum(FIELD_KINDS.map(({ value }) => value)),
  /** The key of the question whose answer it takes when an agreement is prepared. */
  question: z.string().max(40).optional(),
});

const clauseSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'Must be letters, digits and hyphens' }),
  /** Whether it is chosen for each agreement; all others are part of every one. */
  isOptional: z.boolean(),
  /** In `text`, empty lines separate paragraphs, and lines that begin with `- ` are items of a list. */
  texts: byLanguage(z.object({ heading: draftText(MAX_HEADING), text: draftText(MAX_CLAUSE) })),
});

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** What a template says, in each of its languages. */
export const contentSchema = z.object({
  languages: z
    .array(languageTag)
    .min(1, { error: 'Must have a language' })
    .max(MAX_LANGUAGES)
    .refine(isUnique, { error: 'Must name each language once' }),
  titles: byLanguage(draftText(MAX_HEADING)),
  /** Which of the texts counts if they differ. */
  prevails: byLanguage(draftText(MAX_CLAUSE)),
  fields: z
    .array(fieldSchema)
    .max(MAX_FIELDS)
    .refine((fields) => isUnique(fields.map(({ key }) => key)), {
      error: 'Must use each field once',
    }),
  clauses: z
    .array(clauseSchema)
    .max(MAX_CLAUSES)
    .refine((clauses) => isUnique(clauses.map(({ id }) => id)), {
      error: 'Must use each id of a clause once',
    }),
});
export type TemplateContent = z.output<typeof contentSchema>;
