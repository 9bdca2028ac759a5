import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { hashOfFiles } from '../../platform/pictures/hash-of-files.ts';
import { rebuildUpload } from '../../platform/pictures/rebuild-upload.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { describePicture, loggedPicture } from './describe-picture.ts';
import { findPicture, insertPicture } from './queries.ts';
import { STORED_BOX, UPLOAD_SIDE, WIDTH_STEPS } from './rules.ts';
import type { AddPictureInput } from './schema.ts';

/**
 * Adds a picture to the gallery. Only its pixels are stored, in a few widths and formats. Its id is the hash of the
 * stored pixels, so a picture that is uploaded again is returned as it is, with `isNew` false.
 */
export async function addPicture(
  { db, user, rebuildPicture }: Pick<Context, 'db' | 'rebuildPicture'> & { user: User },
  { data, alt, caption, credit }: AddPictureInput,
) {
  const { files, width, height } = await rebuildUpload(rebuildPicture, data, {
    side: UPLOAD_SIDE,
    box: STORED_BOX,
    steps: WIDTH_STEPS,
  });
  const id = hashOfFiles(files);
  const picture = {
    ...{ id, width, height, alt: alt ?? '', caption: caption ?? '', credit: credit ?? '' },
    widths: [...new Set(files.map((file) => file.width))],
    storedBytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
  return db.transaction().execute(async (tx) => {
    const added = await insertPicture(tx, picture, files);
    if (!added) return { ...describePicture((await findPicture(tx, id)) ?? gone()), isNew: false };
    await logChange(tx, user.username, 'picture.add', ['pictures', id], {
      after: loggedPicture(added),
    });
    return { ...describePicture(added), isNew: true };
  });
}

/** The error if somebody deletes the same picture concurrently. */
const gone = () => {
  throw invalidField('data', 'This picture was deleted a moment ago: try again');
};
