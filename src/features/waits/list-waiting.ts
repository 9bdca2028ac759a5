import type { Db } from '../../../db/client.ts';
import { getSchedule } from '../scheduling/queries.ts';
import { listOffersOf } from './offer-queries.ts';
import { listOpenWaits } from './queries.ts';
import { MAX_LISTED_WAITS, type OfferOutcome } from './rules.ts';

/** Who waits, in the order of offers, with what they were offered. */
export async function listWaiting(db: Db) {
  const waits = await listOpenWaits(db, MAX_LISTED_WAITS);
  const [{ types, hosts }, offers] = await Promise.all([
    getSchedule(db),
    listOffersOf(
      db,
      waits.map(({ id }) => id),
    ),
  ]);
  const byWait = Map.groupBy(offers, ({ waitId }) => waitId);
  return waits.map(({ id, fromDay, untilDay, hostNumber, consultationType, ...wait }) => {
    const own = byWait.get(id) ?? [];
    const open = own.find(({ outcome }) => outcome === null);
    return {
      ...wait,
      ...{ id, from: fromDay, until: untilDay },
      type: types.find(({ key }) => key === consultationType)?.label ?? consultationType,
      attorney: hosts.find(({ number }) => number === hostNumber)?.name ?? null,
      offer: open ?? null,
      former: own.flatMap(({ outcome, scheduledDate }) =>
        outcome === null ? [] : [{ scheduledDate, outcome: outcome satisfies OfferOutcome }],
      ),
    };
  });
}
