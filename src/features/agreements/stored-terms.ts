import { z } from 'zod';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { StoredAgreement } from './queries.ts';
import { openColumn } from './sealed.ts';

/** What is sealed of a draft: the values of the fields, and which optional clauses it has. */
const termsSchema = z.object({
  values: z.record(z.string(), z.string().nullable()),
  chosen: z.array(z.string()),
});
export type StoredTerms = z.output<typeof termsSchema>;

export const readTerms = (
  secrets: Pick<SecretBox, 'seal' | 'open'>,
  row: StoredAgreement,
): StoredTerms => termsSchema.parse(JSON.parse(openColumn(secrets, row, 'terms') ?? ''));
