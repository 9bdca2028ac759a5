import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findDocument, type StoredDocument, updateDocument } from '../queries.ts';
import { type CheckDeps, checkDocument } from './check-document.ts';
import { countStored } from './receive-bytes.ts';

/** After this, a check counts as interrupted, such as by the end of the process, and another process repeats it. */
export const CHECK_LEASE_MINUTES = 5;

/**
 * Ends an upload of which all bytes have arrived, checks the document, and returns it as it is then. Repeated calls
 * return the same. Throws `upload_incomplete` with the number of stored bytes.
 */
export async function finishUpload(
  deps: CheckDeps & Pick<Context, 'now'>,
  document: StoredDocument,
): Promise<StoredDocument> {
  const { id, state, sizeBytes } = document;
  if (state === 'uploading') {
    const storedBytes = await countStored(deps, id);
    if (storedBytes !== sizeBytes) {
      throw new DomainError('conflict', 'upload_incomplete', errors.uploadIncomplete, {
        storedBytes,
      });
    }
    const isOurs = await updateDocument(
      deps.db,
      { id, state: 'uploading' },
      { state: 'checking', checkDueAt: addMinutes(deps.now(), CHECK_LEASE_MINUTES) },
    );
    if (isOurs) await checkDocument(deps, { ...document, sizeBytes });
  }
  return (await findDocument(deps.db, id)) ?? document;
}
