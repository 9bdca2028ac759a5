import type { Db } from '../../../db/client.ts';
import {
  deleteKeyFingerprints,
  insertKeyFingerprints,
  listKeyFingerprints,
  lockKeyFingerprints,
} from './queries.ts';
import { UnknownKeysError } from './unknown-keys-error.ts';

/**
 * Compares the keys of this process, by their fingerprints, with those that the database knows, and adds the new ones.
 * A database that knows none takes these. With `mayReplace`, keys that are all unknown take the place of the lost ones
 * (answers `replaced`); otherwise it throws `UnknownKeysError`.
 */
export function claimKeys(
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
