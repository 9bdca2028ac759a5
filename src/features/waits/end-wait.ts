import type { Tx } from '../../../db/client.ts';
import { endOpenOffer } from './offer-queries.ts';
import { updateEnd } from './queries.ts';
import type { OfferOutcome, WaitEnd } from './rules.ts';

/** Ends a wait and its open offer, whose time is released. The wait must be locked. */
export async function endWait(
  tx: Tx,
  id: string,
  {
    because,
    now,
    offer = 'withdrawn',
  }: { because: WaitEnd; now: Date /** What becomes of the open offer. */; offer?: OfferOutcome },
): Promise<void> {
  await endOpenOffer(tx, id, { outcome: offer, now });
  await updateEnd(tx, id, { endedAt: now, endedBecause: because });
}
