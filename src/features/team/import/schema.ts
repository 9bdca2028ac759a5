import { z } from 'zod';
import { advertisingReason } from '../../advertising/schema.ts';
import { MAX_IMPORT_CHARACTERS } from './rules.ts';

/** The text of a CSV file. */
export const previewPeopleInput = z.object({
  csv: z.string({ error: 'Must be the text of a CSV file' }).max(MAX_IMPORT_CHARACTERS, {
    error: `Must be at most ${MAX_IMPORT_CHARACTERS} characters: import it in parts`,
  }),
});

export const importPeopleInput = previewPeopleInput.extend({ advertisingReason });

/** Whom an import would add; nobody is added if there are errors. */
export const peoplePreviewSchema = z.object({
  people: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      email: z.string().nullable(),
      role: z.string(),
      practiceAreas: z.array(z.string()),
      languages: z.array(z.string()),
      office: z.string().nullable(),
      /** Whether they take consultations. */
      takesConsultations: z.boolean(),
    }),
  ),
  known: z.array(z.string()).describe('Names that are on the team already, or twice in the file'),
  errors: z
    .array(z.object({ line: z.int(), message: z.string() }))
    .describe('By the line of the file, which counts from 1; at most 50'),
});
export type PeoplePreview = z.output<typeof peoplePreviewSchema>;

/** Who was added, with the slugs of their profiles; the addresses are those of the file. */
export const importedPeopleSchema = z.object({
  added: z.array(z.object({ slug: z.string(), name: z.string(), email: z.string().nullable() })),
  known: z.array(z.string()),
});
export type ImportedPeople = z.output<typeof importedPeopleSchema>;
