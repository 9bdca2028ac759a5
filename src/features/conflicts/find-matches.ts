import type { Tx } from '../../../db/client.ts';
import { findCandidates, type KnownName } from './known-name-queries.ts';
import { compareNames, type NameMatch } from './names/compare-names.ts';
import { nameKeys } from './names/name-keys.ts';
import { readKnownName } from './names/read-names.ts';

export type FoundName = NameMatch & { known: KnownName };

/** The most matches that are reported for one name, most likely first. */
const MAX_MATCHES = 20;

/** The names known to the firm that may be those of the same person, most likely first. */
export async function findMatches(
  tx: Tx,
  own: Pick<KnownName, 'role' | 'name'>,
  where: Parameters<typeof findCandidates>[2],
): Promise<FoundName[]> {
  const name = readKnownName(own);
  if (!name) return [];
  const candidates = await findCandidates(tx, nameKeys(name), where);
  return candidates
    .flatMap((known) => {
      const other = readKnownName(known);
      const match = other && compareNames(name, other);
      return match ? [{ ...match, known }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_MATCHES);
}
