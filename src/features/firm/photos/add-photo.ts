import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { hashOfFiles } from '../../../platform/pictures/hash-of-files.ts';
import { rebuildUpload } from '../../../platform/pictures/rebuild-upload.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { keepPhoto } from './queries.ts';
import { PHOTO_SIDE, PHOTO_STEPS, PORTRAIT } from './rules.ts';
import type { AddPhotoInput } from './schema.ts';

/** Stores a photo in a few widths and formats under the hash of those files: only its pixels, without its metadata. */
export async function addPhoto(
  { db, user, rebuildPicture }: Pick<Context, 'db' | 'rebuildPicture'> & { user: User },
  { contentType, data }: AddPhotoInput,
) {
  const { type, files, width, height } = await rebuildUpload(rebuildPicture, data, {
    side: PHOTO_SIDE,
    box: PORTRAIT,
    steps: PHOTO_STEPS,
  });
  if (type !== contentType) {
    throw invalidField('contentType', `This picture is of the type ${type}`);
  }
  const id = hashOfFiles(files);
  const photo = { contentType: 'image/jpeg' as const, width, height };
  await db.transaction().execute(async (tx) => {
    await keepPhoto(tx, { id, ...photo }, files);
    await logChange(tx, user.username, 'photo.add', ['photos', id], {
      after: { ...photo, size: files.reduce((sum, { bytes }) => sum + bytes.length, 0) },
    });
  });
  return { id, ...photo };
}
