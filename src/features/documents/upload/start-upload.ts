import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { countAt } from '../answers/queries.ts';
import type { UploadGrant } from '../answers/upload-grant.ts';
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
  /** Where it answers a question, which takes `max` documents. */
  at?: { places: UploadGrant['places']; max: number } | undefined;
};

/**
 * Makes room for a document whose bytes follow. Serialized by the lock of its request, so that simultaneous uploads
 * cannot exceed the limit. Throws `too_many_documents`.
 */
export async function startUpload(
  tx: Tx,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  { requestId, fileName, at, ...document }: NewUpload,
): Promise<{ id: string; dataKey: string }> {
  await lockRequest(tx, requestId);
  if ((await countDocuments(tx, requestId, document.direction)) >= MAX_DOCUMENTS) {
    throw tooMany(MAX_DOCUMENTS);
  }
  if (at && (await countAt(tx, at.places)) >= at.max) throw tooMany(at.max);
  const id = randomUUID();
  const dataKey = newDataKey(secrets, id);
  await insertDocument(tx, {
    ...document,
    id,
    requestId,
    dataKey,
    answerPlace: at?.places[0] ?? null,
    name: sealName(secrets, id, nameOfFile(fileName)),
    createdAt: now(),
  });
  return { id, dataKey };
}

const tooMany = (max: number) =>
  new DomainError('conflict', 'too_many_documents', errors.tooManyDocuments({ max: `${max}` }));
