import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { listSubscriptionIds, listSubscriptionRecords } from './timeline-queries.ts';

const TITLES = [
  ['consentedAt', 'Asked for the newsletter'],
  ['confirmedAt', 'Confirmed the newsletter'],
  ['unsubscribedAt', 'Ended the newsletter'],
] as const;

/** Subscriptions of the newsletter; its letters are among the mails. */
export const subscriptionTimeline: TimelinePart = {
  kind: 'subscription',
  listIds: listSubscriptionIds,

  async identify(tx, ids) {
    const subscriptions = await listSubscriptionRecords(tx, ids);
    return subscriptions.map((subscription) => ({
      recordId: subscription.id,
      name: null,
      email: subscription.email,
      phone: null,
      events: TITLES.flatMap(([what]) => {
        const at = subscription[what];
        return at ? [{ what, at }] : [];
      }),
    }));
  },

  async describe(db, ids) {
    const subscriptions = await listSubscriptionRecords(db, ids);
    return subscriptions.flatMap(({ id, email }) =>
      TITLES.map(([what, title]) => ({
        recordId: id,
        what,
        title,
        href: `/admin/newsletter-subscribers?${new URLSearchParams({ q: email })}`,
      })),
    );
  },
};
