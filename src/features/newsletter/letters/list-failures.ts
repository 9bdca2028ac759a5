import type { Db } from '../../../../db/client.ts';
import { withPreferences } from '../../contact-preferences/queries.ts';
import { explainFailure } from '../../email/rules.ts';
import { getLetter } from './get-letter.ts';
import { listRefusedRecipients } from './recipient-queries.ts';

/** The page shows no more; the counts say how many there are. */
const MAX_FAILURES = 200;

/** The latest recipients whom the mail server refused, with its answer. Throws `letter_not_found`. */
export async function listFailures(db: Db, id: string) {
  await getLetter(db, id);
  const refused = await listRefusedRecipients(db, id, MAX_FAILURES);
  const shielded = await withPreferences(db, refused);
  return shielded.map(({ lastError, ...recipient }) => ({
    ...recipient,
    answer: lastError,
    explanation: explainFailure(lastError ?? ''),
  }));
}
