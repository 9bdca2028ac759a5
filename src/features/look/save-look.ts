import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { invalidField, requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockShownPictures } from '../pictures/queries.ts';
import { getLook } from './get-look.ts';
import { lockChosenLook, upsertChosenLook } from './queries.ts';
import type { ChosenLook } from './rules.ts';
import type { SaveLookInput } from './schema.ts';

/**
 * Changes what the site shows in place of the sea. Throws `invalid_input` for a picture that the gallery does not have,
 * and `edited_meanwhile`.
 */
export function saveLook(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { updatedAt, ...chosen }: SaveLookInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockChosenLook(tx);
    requireUnedited(before, updatedAt, 'the look');
    const look: ChosenLook = { ...chosen, pictureId: chosen.pictureId };
    if (look.hero === 'picture' && look.pictureId === null) {
      throw invalidField('pictureId', 'Choose a picture');
    }
    if (look.pictureId !== null && look.pictureId !== before.pictureId) {
      const pictures = await lockShownPictures(tx, [look.pictureId]);
      if (pictures.size === 0) throw invalidField('pictureId', 'The gallery has no such picture');
    }
    const { updatedAt: _, ...stored } = before;
    if (!isSame(stored, look)) {
      await upsertChosenLook(tx, look);
      await logChange(tx, user.username, 'look.update', ['look_settings', null], {
        before: stored,
        after: look,
      });
    }
    return getLook({ db: tx });
  });
}

const isSame = (one: ChosenLook, other: ChosenLook) =>
  one.hero === other.hero && one.drawing === other.drawing && one.pictureId === other.pictureId;
