import type { Tx } from '../../../../db/client.ts';
import { areSeparated, findRoots, insertJoin, listMembers } from './queries.ts';

/**
 * Joins two people of the same name who have turned out to share an address or number, unless they are joined already or
 * staff have separated them. Needs the lock of `lockGrouping`.
 */
export async function joinSameName(tx: Tx, personId: string, otherId: string): Promise<void> {
  const roots = await findRoots(tx, [personId, otherId]);
  const [root, otherRoot] = [roots.get(personId), roots.get(otherId)];
  if (!root || !otherRoot || root === otherRoot) return;
  const members = await listMembers(tx, root);
  const otherMembers = await listMembers(tx, otherRoot);
  if (await areSeparated(tx, members, otherMembers)) return;
  await insertJoin(tx, { personId: root, intoId: otherRoot, joinedBy: null });
}
