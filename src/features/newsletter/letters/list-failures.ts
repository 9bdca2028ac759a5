import type { Db } from '../../../../db/client.ts';
import { withPreferences } from '../../contact-preferences/queries.ts';
import { explainFailure } from '../../email/outcomes/rules.ts';
import { getLetter } from './get-letter.ts';
import { listRefusedRecipients } from './recipient-queries.ts';

/** The most failures that the page shows; the counts of the letter include all. */
const MAX_FAILURES = 200;

/** The latest recipients whose mail was rejected, with the mail server's response. Throws `letter_not_found`. */
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
