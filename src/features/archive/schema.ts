import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { COPY_CAUSES, COPY_KINDS } from './rules.ts';

const path = requiredText(600);

/** What was shown under a path at an instant. */
export const copyAtInput = z.object({ path, at: instantIn });

export const copiesOfInput = z.object({ path });

/** An entry of the chain, as the documented calls return it. */
const copyEntrySchema = z.object({
  number: z.int(),
  kind: z.enum(COPY_KINDS),
  path: z.string(),
  shownFrom: instantOut,
  /** HTTP status; null if there was nothing under the path any more. */
  status: z.int().nullable(),
  /** SHA-256 of the text. */
  bodyHash: z.string().nullable(),
  cause: z.enum(COPY_CAUSES),
  /** The entry of the audit log that was the newest about the site's content. */
  auditId: z.string().nullable(),
  previousHash: z.string(),
  entryHash: z.string(),
});

/** A copy with its text; both are null if there was none, or after the retention period. */
export const copySchema = copyEntrySchema.extend({
  /** When another text followed; null if this one is still shown. */
  shownTo: instantOut.nullable(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  missing: z
    .array(z.string())
    .describe(
      'What it has to show and does not: the name of the firm or an attorney, and the city of an office. Empty for a text that is no longer shown',
    ),
});
export type ShownCopy = z.output<typeof copySchema>;

export const pathListSchema = z.array(z.object({ path: z.string(), kind: z.enum(COPY_KINDS) }));
export const copyListSchema = z.array(copyEntrySchema);

export const retentionSchema = z.object({ days: z.int() });

/** The result of checking the chain. */
export const chainCheckSchema = z.object({
  isIntact: z.boolean(),
  entries: z.int(),
  texts: z.int(),
  /** What is wrong, the first 20; empty if nothing. */
  problems: z.array(z.string()),
});

/** A ZIP file, streamed in chunks. */
export const archiveExportSchema = z.custom<AsyncIterable<Uint8Array>>();
