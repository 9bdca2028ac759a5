import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { dropUnusedPhotos, PHOTO_MISSING } from './attorneys/photo-use.ts';
import { replaceAttorneys } from './attorneys/queries.ts';
import type { Attorney } from './attorneys/schema.ts';
import { findMissingPhotos } from './photos/queries.ts';
import { lockFirmSettings, saveFirm } from './queries.ts';
import { phoneE164 } from './rules.ts';
import type { UpdateFirmInput } from './schema.ts';

/**
 * Replaces the firm profile; after a change of name it no longer counts as a sample. Photos that are no longer used are
 * deleted. Throws `edited_meanwhile` if somebody else has saved since the profile was loaded.
 */
export function updateFirm(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { updatedAt, attorneys, ...change }: UpdateFirmInput,
) {
  const phone = phoneE164(change.phone);
  if (phone === null) throw invalidField('phone', 'Enter a phone number with its area code');
  return db.transaction().execute(async (tx) => {
    const before = await lockFirmSettings(tx);
    if (before.updatedAt.getTime() !== Date.parse(updatedAt))
      throw editedMeanwhile('Somebody else has saved the firm profile since you opened it.');
    if (attorneys) {
      await requirePhotos(tx, attorneys);
      await replaceAttorneys(tx, attorneys);
    }
    const isSample = before.isSample && change.name === before.name;
    const after = await saveFirm(tx, { ...change, phoneE164: phone, isSample });
    if (attorneys) await dropUnusedPhotos(tx, ...before.attorneys.map(({ photo }) => photo));
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

async function requirePhotos(tx: Tx, attorneys: readonly Attorney[]): Promise<void> {
  const photos = attorneys.map(({ photo }) => photo);
  const [missing] = await findMissingPhotos(
    tx,
    photos.filter((photo) => photo !== null),
  );
  if (missing === undefined) return;
  throw invalidField(`attorneys.${photos.indexOf(missing)}.photo`, PHOTO_MISSING);
}
