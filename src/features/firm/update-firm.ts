import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { invalidField, requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { attorneyTexts, claimTexts } from './advertising-texts.ts';
import { replaceAttorneys } from './attorneys/change-queries.ts';
import { dropUnusedPhotos, PHOTO_MISSING } from './attorneys/photo-use.ts';
import type { Attorney } from './attorneys/schema.ts';
import { NO_PHONE, phoneE164 } from './phone-rules.ts';
import { findMissingPhotos } from './photos/queries.ts';
import { listPracticeAreaKeys } from './practice-areas/queries.ts';
import { requirePracticeAreas } from './practice-areas/require-practice-area.ts';
import { lockFirmSettings, saveFirm } from './queries.ts';
import type { FirmRecord, UpdateFirmInput } from './schema.ts';

/**
 * Replaces the firm profile; after a change of name it no longer counts as a sample. Photos that are no longer used are
 * deleted. Throws `advertising_findings`, and `edited_meanwhile` if somebody else has saved since the profile was
 * loaded.
 */
export function updateFirm(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { updatedAt, attorneys, advertisingReason, ...change }: UpdateFirmInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockFirmSettings(tx);
    requireUnedited(before, updatedAt, 'the firm profile');
    if (attorneys) {
      await requireAreas(tx, attorneys);
      await requirePhotos(tx, attorneys);
      await replaceAttorneys(tx, attorneys);
    }
    const country = change.country ?? before.country;
    const { callingCode } = packFor({ ...change, country }).formats;
    const phone = phoneE164(change.phone, callingCode);
    if (phone === null) throw invalidField('phone', NO_PHONE);
    const isSample = before.isSample && change.name === before.name;
    const after = await saveFirm(tx, {
      ...change,
      ...{ country, phoneE164: phone, isSample },
    });
    if (attorneys) await dropUnusedPhotos(tx, ...before.attorneys.map(({ photo }) => photo));
    const answered = await answerFindings(tx, textsOf(after), textsOf(before), advertisingReason);
    await logFirmChange(tx, user, { before, after: { ...after, ...answered } });
    return after;
  });
}

/** Writes the audit entry of a change of the firm profile. */
export function logFirmChange(
  tx: Tx,
  user: User,
  states: { before: object; after: object },
): Promise<void> {
  return logChange(tx, user.username, 'firm.update', ['firm_profile', null], states);
}

async function requireAreas(tx: Tx, attorneys: readonly Attorney[]): Promise<void> {
  const keys = await listPracticeAreaKeys(tx);
  for (const [place, { practiceAreas }] of attorneys.entries()) {
    requirePracticeAreas(keys, practiceAreas, `attorneys.${place}.practiceAreas`);
  }
}

/** The public texts of a profile, for the checks of advertising law. */
const textsOf = ({ claims, attorneys }: FirmRecord) => [
  ...claimTexts(claims),
  ...attorneys.flatMap((attorney) => attorneyTexts(attorney)),
];

async function requirePhotos(tx: Tx, attorneys: readonly Attorney[]): Promise<void> {
  const photos = attorneys.map(({ photo }) => photo);
  const [missing] = await findMissingPhotos(
    tx,
    photos.filter((photo) => photo !== null),
  );
  if (missing === undefined) return;
  throw invalidField(`attorneys.${photos.indexOf(missing)}.photo`, PHOTO_MISSING);
}
