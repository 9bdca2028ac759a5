import type { Db } from '../../../db/client.ts';
import { claimKeys } from './claim-keys.ts';
import { findKeyFingerprints, type KeyPlaces, openSecrets } from './open-secrets.ts';
import { listKeyFingerprints } from './queries.ts';
import type { SecretBox } from './secret-box.ts';
import { UnknownKeysError } from './unknown-keys-error.ts';

/**
 * The keys of this installation, if they are those of its database or may take their place. Throws
 * `UnknownKeysError`.
 */
export async function openKnownSecrets(
  places: KeyPlaces & { mayReplaceKeys: boolean },
  { db, now, onReplaced }: { db: Db; now: Date; onReplaced: () => void },
): Promise<SecretBox> {
  const mayReplace = places.mayReplaceKeys;
  const hasKeys = (await findKeyFingerprints(places)).length > 0;
  // Asked first, so that a refused start leaves no new key behind that could be taken for the lost one.
  if (!hasKeys && !mayReplace && (await listKeyFingerprints(db)).length > 0) {
    throw new UnknownKeysError();
  }
  const secrets = await openSecrets(places);
  const fingerprints = await findKeyFingerprints(places);
  if ((await claimKeys(db, fingerprints, { mayReplace, now })) === 'replaced') onReplaced();
  return secrets;
}
