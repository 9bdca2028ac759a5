import type { Db } from '../../../db/client.ts';
import {
  deleteKeyFingerprints,
  insertKeyFingerprints,
  listKeyFingerprints,
  lockKeyFingerprints,
} from './queries.ts';
import { UnknownKeysError } from './unknown-keys-error.ts';

/**
 * Compares the fingerprints of this process's keys with those registered in the database, and registers the new ones. A
 * database without any accepts all. If all keys are unknown, they replace the lost ones with `mayReplace` (returns
 * `replaced`); otherwise it throws `UnknownKeysError`.
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
