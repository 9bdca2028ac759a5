import { createHash } from 'node:crypto';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { keepPhoto } from './queries.ts';
import { type PictureFault, readPicture } from './read-picture.ts';
import { MAX_PHOTO_BYTES, PHOTO_SIDE } from './rules.ts';
import type { AddPhotoInput } from './schema.ts';

const FAULTS: Readonly<Record<PictureFault, string>> = {
  'no picture': 'This is no JPEG, PNG or WebP picture, or not a whole one',
  'wrong size': `Each side must have ${PHOTO_SIDE.least} to ${PHOTO_SIDE.most} pixels`,
};

/** Stores a photo under the hash of its bytes, without its metadata. */
export async function addPhoto(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { contentType, data }: AddPhotoInput,
) {
  const file = Buffer.from(data, 'base64');
  if (file.length > MAX_PHOTO_BYTES) {
    throw invalidField('data', `Must be at most ${MAX_PHOTO_BYTES / 1024} KB`);
  }
  const picture = readPicture(file);
  if (typeof picture === 'string') throw invalidField('data', FAULTS[picture]);
  if (picture.contentType !== contentType) {
    throw invalidField('contentType', `This picture is of the type ${picture.contentType}`);
  }
  const id = createHash('sha256').update(picture.bytes).digest('base64url');
  const { bytes, ...described } = picture;
  await db.transaction().execute(async (tx) => {
    await keepPhoto(tx, { id, ...picture });
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'photo.add',
      entity: 'photos',
      entityId: id,
      before: null,
      after: { ...described, size: bytes.length },
    });
  });
  return { id, ...described };
}
