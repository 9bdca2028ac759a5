import type { OutsideAccessPart } from '../staff/outside-access/outside-access.ts';
import { revokeInTransaction } from './edit-keys.ts';
import { listValidKeysOf } from './queries.ts';

/** The keys that somebody has created, and may have stored. */
export const apiKeysOutsideAccess: OutsideAccessPart = {
  async list(db, { username }) {
    const keys = await listValidKeysOf(db, username);
    return keys.map((key) => ({ kind: 'apiKey', ...key }));
  },
  async end(tx, { username }, by) {
    for (const { id } of await listValidKeysOf(tx, username)) await revokeInTransaction(tx, by, id);
  },
};
