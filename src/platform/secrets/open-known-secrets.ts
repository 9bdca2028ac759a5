import type { Db } from '../../../db/client.ts';
import { claimKeys } from './claim-keys.ts';
import { findKeyFingerprints, type KeyPlaces, openSecrets } from './open-secrets.ts';
import { listKeyFingerprints } from './queries.ts';
import type { SecretBox } from './secret-box.ts';
import { UnknownKeysError } from './unknown-keys-error.ts';

/**
 * Opens the secret box of this installation if its keys are known to the database or may replace the lost ones. Throws
 * `UnknownKeysError`.
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
