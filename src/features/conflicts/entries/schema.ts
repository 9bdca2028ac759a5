import { z } from 'zod';
import { pageOf, searchPageInput, sortInput } from '../../../platform/pagination/schema.ts';
import { optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import {
  ENTRY_SORTS,
  MAX_ENTRY_NAME,
  MAX_IMPORTED_CHARACTERS,
  MAX_NOTE,
  MAX_OTHER_NAMES,
  RELATIONS,
} from '../rules.ts';

const relation = z.enum(
  RELATIONS.map(({ value }) => value),
  { error: 'Choose one of the relations' },
);

/** What staff write about somebody in the conflict list. `otherNames` has one former or other name on each line. */
export const entryFields = z.object({
  name: requiredText(MAX_ENTRY_NAME),
  otherNames: optionalText(MAX_OTHER_NAMES),
  relation: relation.default('other'),
  note: optionalText(MAX_NOTE),
});
export type EntryFields = z.output<typeof entryFields>;

export const entrySchema = z.object({
  id: z.string(),
  name: z.string(),
  otherNames: z.string().nullable(),
  relation,
  note: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut,
});
export type ConflictEntry = z.output<typeof entrySchema>;

export const entryIdInput = z.object({ id: z.uuid({ error: 'Must be the id of an entry' }) });

/** `updatedAt` is the value that the caller read; the change is rejected if the entry was saved since. */
export const updateEntryInput = entryIdInput.extend({
  ...entryFields.shape,
  updatedAt: instantIn.nullish(),
});
export type UpdateEntryInput = z.output<typeof updateEntryInput>;

export const entryFilter = z.object({
  q: searchPageInput.shape.q,
  relation: relation.nullish(),
});

export const exportEntriesInput = entryFilter.extend({ sort: sortInput(ENTRY_SORTS) });
export type ExportEntriesInput = z.output<typeof exportEntriesInput>;

export const listEntriesInput = searchPageInput.extend(exportEntriesInput.shape);
export type ListEntriesInput = z.output<typeof listEntriesInput>;

export const entryPageSchema = pageOf(entrySchema);

/** A spreadsheet file, streamed in chunks. */
export const entryExportSchema = z.custom<AsyncGenerator<string, void, void>>();

/** The text of a CSV file. */
export const importInput = z.object({
  csv: z.string({ error: 'Must be the text of a CSV file' }).max(MAX_IMPORTED_CHARACTERS, {
    error: `Must be at most ${MAX_IMPORTED_CHARACTERS} characters: import it in parts`,
  }),
});

/** What an import would add; nothing is added if there are errors. */
export const importPreviewSchema = z.object({
  count: z.int().describe('How many entries would be added'),
  known: z.int().describe('How many rows are in the list already, or twice in the file'),
  rows: z.array(entryFields).describe('The first rows'),
  errors: z
    .array(z.object({ line: z.int(), message: z.string() }))
    .describe('By the line of the file, which counts from 1; at most 50'),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

export const importedSchema = z.object({ added: z.int(), known: z.int() });
