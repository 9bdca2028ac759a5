import type { Tx } from '../../../../db/client.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { deleteUnusedPhotos, findMissingPhotos } from '../photos/queries.ts';
import { listUsedPhotos } from './queries.ts';

export const PHOTO_MISSING = 'This photo no longer exists: upload it again';

/** Throws `invalid_input` if there is no such photo. */
export async function requirePhoto(tx: Tx, photo: string | null): Promise<void> {
  const missing = photo === null ? [] : await findMissingPhotos(tx, [photo]);
  if (missing.length > 0) throw invalidField('photo', PHOTO_MISSING);
}

/**
 * Deletes the photos in `before` that no attorney has any more, and expired uploads that were never assigned to an
 * attorney.
 */
export async function dropUnusedPhotos(tx: Tx, ...before: (string | null)[]): Promise<void> {
  await deleteUnusedPhotos(tx, {
    used: await listUsedPhotos(tx),
    formerly: before.filter((photo) => photo !== null),
  });
}
