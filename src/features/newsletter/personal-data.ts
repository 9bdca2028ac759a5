import { subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import {
  deleteEndedSubscriptions,
  deleteSubscriptions,
  listExportedLetters,
  listExportedSubscriptions,
  listSubscriptionsOf,
} from './personal-data-queries.ts';
import { ENDED_SUBSCRIPTION_DAYS } from './retention-rules.ts';

/** Subscriptions, at most one per address, and the letters sent to them. Erasure keeps the counts of the letters. */
export const newsletterPersonalData: PersonalData = {
  async find(tx, search) {
    const subscriptions = await listSubscriptionsOf(tx, search);
    const ids = subscriptions.map(({ id }) => id);
    return {
      kind: 'subscriptions',
      records: subscriptions.map(({ id, createdAt, status }) => ({
        id,
        at: createdAt,
        what: status,
      })),
      ids,
      fingerprint: subscriptions.map(({ id, status }) => `${id} ${status}`),
      readExport: async () => ({
        subscriptions: await listExportedSubscriptions(tx, ids),
        letters: await listExportedLetters(tx, ids),
      }),
      planErasure: () => ({
        counts: { subscriptions: ids.length },
        run: () => deleteSubscriptions(tx, ids),
      }),
    };
  },

  applyRetention: (db, now) => deleteEndedSubscriptions(db, subDays(now, ENDED_SUBSCRIPTION_DAYS)),
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    subscriptions: true;
  }
  interface ErasedCounts {
    subscriptions: number;
  }
}
