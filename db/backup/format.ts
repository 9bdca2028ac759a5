import { z } from 'zod';

/**
 * A backup consists of gzipped lines of text: a header; for each table a line that names it, its rows as `copy … to
 * stdout` writes them and a line `\.`, which no row can equal; and a trailer with the row counts and checksums. A
 * backup without the trailer is truncated.
 */
export const FORMAT = 'lawfront-backup';
export const FORMAT_VERSION = 1;

/** The end of a table's rows. */
export const ROWS_END = '\\.\n';

/** The fields of the header that every version of the format has. */
export const anyHeaderSchema = z.object({ format: z.literal(FORMAT), version: z.int() });

export const headerSchema = anyHeaderSchema.extend({
  release: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** Fingerprints of the keys that encrypt secrets: a fingerprint identifies a key without revealing it. */
  keyFingerprints: z.array(z.string()),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const sectionSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
/** The line before a table's rows. */
export type BackupSection = z.output<typeof sectionSchema>;

const tallySchema = z.object({ table: z.string(), rows: z.int(), sha256: z.string() });
/** The content of a table: its row count, and the SHA-256 of its bytes in primary key order. */
export type Tally = z.output<typeof tallySchema>;

export const trailerSchema = z.object({
  end: z.literal(FORMAT),
  tables: z.array(tallySchema),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** SHA-256 of all bytes before this line. */
  sha256: z.string(),
});
export type BackupTrailer = z.output<typeof trailerSchema>;
