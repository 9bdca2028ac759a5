import type { OutsideAccessPart } from '../../staff/outside-access/outside-access.ts';
import { revokeInTransaction } from './manage-feed.ts';
import { listFeedsOf } from './queries.ts';

/** The feeds whose address somebody was given, and that of the attorney who they are. */
export const feedsOutsideAccess: OutsideAccessPart = {
  async list(db, owner) {
    const feeds = await listFeedsOf(db, owner);
    return feeds.map(({ hostNumber, name }) => ({
      kind: 'calendarFeed',
      id: hostNumber === null ? 'firm' : String(hostNumber),
      name: name ?? 'all appointments',
    }));
  },
  async end(tx, owner, { user }) {
    for (const { hostNumber } of await listFeedsOf(tx, owner)) {
      await revokeInTransaction(tx, user, hostNumber);
    }
  },
};
