import type { Db } from '../../../../db/client.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { listEvents, type StoredAgreement } from '../queries.ts';
import { openFacts } from '../sealed.ts';

/**
 * The chain of an agreement as JSON, with the facts as the texts that were hashed, so that anybody can check it without
 * this program: docs/operations.md.
 */
export async function evidenceFile(
  { db, secrets }: { db: Db; secrets: Pick<SecretBox, 'seal' | 'open'> },
  agreement: Pick<StoredAgreement, 'id' | 'documentHash' | 'translationHash' | 'pdfHash'>,
): Promise<string> {
  const { id, documentHash, translationHash, pdfHash } = agreement;
  const events = await listEvents(db, id);
  const entries = events.map(({ agreementId, facts: _sealed, ...event }) => ({
    ...{ agreementId, ...event, at: event.at.toISOString() },
    facts: openFacts(secrets, { agreementId, number: event.number, facts: _sealed }),
  }));
  return `${JSON.stringify({ id, documentHash, translationHash, pdfHash, entries }, null, 2)}\n`;
}
