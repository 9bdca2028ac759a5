import { addDays } from '../../../platform/time/date-math.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { DOCUMENT_LINKS } from '../requests/document-links.ts';
import type { Direction } from '../rules.ts';
import { newDataKey, sealName } from '../sealed-parts.ts';

/**
 * A request to a person with an item that is missing and one for which documents have arrived and were refused, and a
 * document that the firm has shared; without their bytes. Returns the token of its page.
 */
export async function fillDocumentsPage(
  { deps: { db, secrets } }: Pick<TestApp, 'deps'>,
  { id, personId, at }: { id: string; personId: string; at: Date },
): Promise<string> {
  const { token, tokenHash } = DOCUMENT_LINKS.create(secrets, id);
  await db
    .insertInto('documentRequests')
    .values({
      ...{ id, personId, toEmail: `${id}@example.com`, toName: 'Rosa Lindqvist' },
      ...{ tokenHash, createdBy: 'admin', askedAt: at },
      expiresAt: addDays(at, 60),
    })
    .execute();
  const [, asked] = await db
    .insertInto('documentRequestItems')
    .values([
      { requestId: id, position: 0, label: '1040' },
      { requestId: id, position: 1, label: 'DL-142' },
    ])
    .returning('id')
    .execute();
  const stored = (name: string, direction: Direction = 'from_client') => {
    const documentId = `${id}-${name}`;
    return {
      ...{ id: documentId, requestId: id, direction, settledAt: at, createdAt: at },
      itemId: direction === 'from_client' ? (asked?.id ?? null) : null,
      name: sealName(secrets, documentId, name),
      dataKey: newDataKey(secrets, documentId),
    };
  };
  const kept = { state: 'kept', type: 'pdf', sizeBytes: 120_000 };
  await db
    .insertInto('documents')
    .values([
      { ...stored('IMG_2031'), ...kept },
      { ...stored('IMG_2032'), state: 'refused', refusal: 'damaged', sizeBytes: 900 },
      { ...stored('IMG_2033'), settledAt: null, sizeBytes: 900_000 },
      { ...stored('A-17', 'to_client'), ...kept, createdBy: 'admin' },
    ])
    .execute();
  return token;
}
