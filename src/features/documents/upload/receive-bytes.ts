import * as errors from '../../../../messages/en/errors.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { countStoredBytes } from '../part-queries.ts';
import type { StoredDocument } from '../queries.ts';
import { PART_BYTES } from '../rules.ts';
import { storeBytes } from './store-bytes.ts';

declare module '../../../platform/errors/errors.ts' {
  interface ErrorDetails {
    /** How many bytes of a document are stored: where its upload continues. */
    storedBytes?: number;
  }
}

type Deps = Pick<Context, 'db' | 'secrets'>;

/**
 * Receives bytes of a document from `offset` on, until they end or the line breaks. Returns how many are stored now.
 * Throws `wrong_offset` with that number if the upload has to continue elsewhere, and `upload_ended` if it is complete.
 */
export async function receiveBytes(
  deps: Deps,
  document: StoredDocument,
  offset: number,
  body: AsyncIterable<Buffer>,
): Promise<{ storedBytes: number }> {
  const { id, dataKey, sizeBytes, state } = document;
  if (state !== 'uploading' || sizeBytes === null) throw uploadEnded();
  const stored = await countStored(deps, id);
  if (offset !== stored) throw wrongOffset(stored);
  if (offset % PART_BYTES !== 0) throw uploadEnded();
  const { offset: reached, end } = await storeBytes(
    deps,
    { id, dataKey, offset, limit: sizeBytes },
    body,
  );
  if (end === 'too_long') throw invalidField('size', errors.uploadTooLong);
  if (end === 'overtaken') throw wrongOffset(await countStored(deps, id));
  return { storedBytes: reached };
}

export const countStored = async ({ db }: Pick<Deps, 'db'>, id: string): Promise<number> =>
  (await countStoredBytes(db, [id])).get(id) ?? 0;

const wrongOffset = (storedBytes: number) =>
  new DomainError('conflict', 'wrong_offset', errors.wrongOffset, { storedBytes });

const uploadEnded = () => new DomainError('conflict', 'upload_ended', errors.uploadEnded);
