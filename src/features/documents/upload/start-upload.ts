import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { countDocuments, insertDocument } from '../queries.ts';
import { lockRequest } from '../requests/queries.ts';
import { type Direction, MAX_DOCUMENTS, nameOfFile } from '../rules.ts';
import { newDataKey, sealName } from '../sealed-parts.ts';

type NewUpload = {
  requestId: string;
  itemId: string | null;
  direction: Direction;
  /** The name of the file, as its sender's browser says it. */
  fileName: string;
  /** Null if it is unknown until the upload ends. */
  sizeBytes: number | null;
  /** The member of staff who shares it. */
  createdBy: string | null;
};

/**
 * Makes room for a document whose bytes follow. Serialized by the lock of its request, so that simultaneous uploads
 * cannot exceed the limit. Throws `too_many_documents`.
 */
export async function startUpload(
  tx: Tx,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  { requestId, fileName, ...document }: NewUpload,
): Promise<{ id: string; dataKey: string }> {
  await lockRequest(tx, requestId);
  if ((await countDocuments(tx, requestId, document.direction)) >= MAX_DOCUMENTS) {
    throw new DomainError(
      'conflict',
      'too_many_documents',
      errors.tooManyDocuments({ max: `${MAX_DOCUMENTS}` }),
    );
  }
  const id = randomUUID();
  const dataKey = newDataKey(secrets, id);
  await insertDocument(tx, {
    ...document,
    id,
    requestId,
    dataKey,
    name: sealName(secrets, id, nameOfFile(fileName)),
    createdAt: now(),
  });
  return { id, dataKey };
}
