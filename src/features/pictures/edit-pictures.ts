import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, editedMeanwhile, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { describePicture, loggedPicture } from './describe-picture.ts';
import {
  deletePictureRow,
  findPicture,
  listPictureRows,
  lockPicture,
  updatePictureRow,
} from './queries.ts';
import type { ListPicturesInput, UpdatePictureInput } from './schema.ts';
import { findUses } from './uses.ts';

type Deps = Pick<Context, 'db' | 'pictureUses'>;

/** A page of the gallery with the uses of each picture. */
export async function listPictures({ db, pictureUses }: Deps, input: ListPicturesInput) {
  const page = await listPictureRows(db, input);
  const uses = await findUses(
    db,
    pictureUses,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((row) => ({
    ...describePicture(row),
    uses: uses.get(row.id) ?? [],
  }));
  return { ...page, items };
}

/** One picture with its uses. Throws `picture_not_found`. */
export async function getPicture({ db, pictureUses }: Deps, id: string) {
  const row = await findPicture(db, id);
  if (!row) throw noSuchPicture();
  return { ...describePicture(row), uses: (await findUses(db, pictureUses, [id])).get(id) ?? [] };
}

/**
 * Changes what is written about a picture, everywhere it is shown. Throws `picture_not_found`, or `edited_meanwhile` if
 * it was changed since the caller read it.
 */
export async function updatePicture(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { id, alt, caption, credit, updatedAt }: UpdatePictureInput,
) {
  return db.transaction().execute(async (tx) => {
    const before = await lockPicture(tx, id);
    if (!before) throw noSuchPicture();
    if (updatedAt && updatedAt.getTime() !== before.updatedAt.getTime()) {
      throw editedMeanwhile('Somebody else has changed this picture since you opened it.');
    }
    const words = { alt: alt ?? '', caption: caption ?? '', credit: credit ?? '' };
    const after = await updatePictureRow(tx, id, words);
    await logChange(tx, user.username, 'picture.update', ['pictures', id], {
      before: loggedPicture(before),
      after: loggedPicture(after),
    });
    return describePicture(after);
  });
}

/**
 * Deletes a picture. Throws `picture_not_found`, or `picture_in_use` if it has more uses than the caller knows: those
 * places would show nothing.
 */
export async function deletePicture(
  { db, pictureUses, user }: Deps & { user: User },
  { id, uses: known }: { id: string; uses: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Saving a record locks its pictures, so no use can be added between this and the end.
    const before = await lockPicture(tx, id);
    if (!before) throw noSuchPicture();
    const uses = (await findUses(tx, pictureUses, [id])).get(id) ?? [];
    if (uses.length > known) {
      const where = uses.map(({ kind, title }) => `${kind} “${title}”`).join(', ');
      throw new DomainError('conflict', 'picture_in_use', `This picture is used in: ${where}.`);
    }
    await deletePictureRow(tx, id);
    await logChange(tx, user.username, 'picture.delete', ['pictures', id], {
      before: { ...loggedPicture(before), uses: uses.length },
    });
  });
}

const noSuchPicture = () => notFound('picture', 'There is no such picture.');
