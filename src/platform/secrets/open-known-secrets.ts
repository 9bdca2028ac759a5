import type { Db } from '../../../db/client.ts';
import { findKeyFingerprints, type KeyPlaces, openSecrets } from './open-secrets.ts';
import {
  deleteKeyFingerprints,
  insertKeyFingerprints,
  listKeyFingerprints,
  lockKeyFingerprints,
} from './queries.ts';
import type { SecretBox } from './secret-box.ts';
import { UnknownKeysError } from './unknown-keys-error.ts';

/**
 * Opens the secret box of this installation if its keys are registered in the database or may replace the lost ones.
 * Throws `UnknownKeysError`.
 */
export async function openKnownSecrets(
  places: KeyPlaces & { mayReplaceKeys: boolean },
  { db, now, onReplaced }: { db: Db; now: Date; onReplaced: () => void },
): Promise<SecretBox> {
  const mayReplace = places.mayReplaceKeys;
  const hasKeys = (await findKeyFingerprints(places)).length > 0;
  // Checked first, so that a refused start does not create a new key that could be mistaken for the lost one.
  if (!hasKeys && !mayReplace && (await listKeyFingerprints(db)).length > 0) {
    throw new UnknownKeysError();
  }
  const secrets = await openSecrets(places);
  const fingerprints = await findKeyFingerprints(places);
  if ((await claimKeys(db, fingerprints, { mayReplace, now })) === 'replaced') onReplaced();
  return secrets;
}

/**
 * Compares the fingerprints of this process's keys with those registered in the database, and registers new ones. A
 * database without any fingerprints accepts all keys. If all keys are unknown and `mayReplace` is set, they replace the
 * lost ones (returns `replaced`); otherwise throws `UnknownKeysError`.
 */
function claimKeys(
  db: Db,
  fingerprints: readonly string[],
  { mayReplace, now }: { mayReplace: boolean; now: Date },
): Promise<'known' | 'replaced'> {
  return db.transaction().execute(async (tx) => {
    await lockKeyFingerprints(tx);
    const known = await listKeyFingerprints(tx);
    const isKnown = known.length === 0 || fingerprints.some((each) => known.includes(each));
    if (!isKnown) {
      if (!mayReplace) throw new UnknownKeysError();
      await deleteKeyFingerprints(tx);
    }
    await insertKeyFingerprints(tx, fingerprints, now);
    return isKnown ? 'known' : 'replaced';
  });
}
