import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteUnusedPhotos, findMissingPhotos } from './photos/queries.ts';
import { lockFirmSettings, saveFirm } from './queries.ts';
import { phoneE164 } from './rules.ts';
import type { UpdateFirmInput } from './schema.ts';

/**
 * Replaces the firm profile; after a change of name it no longer counts as a sample. Photos that are no longer used are
 * deleted. Throws `edited_meanwhile` if somebody else has saved since the profile was loaded.
 */
export function updateFirm(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { updatedAt, ...change }: UpdateFirmInput,
) {
  const phone = phoneE164(change.phone);
  if (phone === null) throw invalidField('phone', 'Enter a phone number with its area code');
  return db.transaction().execute(async (tx) => {
    const before = await lockFirmSettings(tx);
    if (before.updatedAt.getTime() !== Date.parse(updatedAt))
      throw editedMeanwhile('Somebody else has saved the firm profile since you opened it.');
    const photos = change.attorneys.map(({ photo }) => photo);
    const [missing] = await findMissingPhotos(tx, photos.filter(isName));
    if (missing !== undefined) {
      const field = `attorneys.${photos.indexOf(missing)}.photo`;
      throw invalidField(field, 'This photo is no longer here: upload it again');
    }
    const isSample = before.isSample && change.name === before.name;
    const after = await saveFirm(tx, { ...change, phoneE164: phone, isSample });
    const worn = before.attorneys.map(({ photo }) => photo);
    await deleteUnusedPhotos(tx, { used: photos.filter(isName), formerly: worn.filter(isName) });
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'firm.update',
      entity: 'firm_profile',
      entityId: null,
      before,
      after,
    });
    return after;
  });
}

const isName = (photo: string | null): photo is string => photo !== null;
