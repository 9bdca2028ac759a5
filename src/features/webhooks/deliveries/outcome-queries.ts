import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { ClaimedDelivery } from './claim-queries.ts';

/** Due at once. */
const DUE_NOW = sql<Date>`'-infinity'::timestamptz`;

/** The outcome of an attempt. The status and the response are null if the receiver did not respond. */
export type Attempt = {
  at: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  response: string | null;
};

/** The claimed delivery, unless it has been claimed again since. */
const updateClaimed = (db: Db, { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>) =>
  db.updateTable('webhookDeliveries').where('id', '=', id).where('attempts', '=', attempts);

const recorded = ({ at, durationMs, status, error, response }: Attempt) => ({
  claimedUntil: null,
  lastAttemptAt: at,
  durationMs,
  lastStatus: status,
  lastError: error,
  response,
});

export async function markDelivered(
  db: Db,
  claimed: ClaimedDelivery,
  attempt: Attempt,
): Promise<void> {
  await updateClaimed(db, claimed)
    .set({ ...recorded(attempt), state: 'delivered', failingSince: null })
    .execute();
}

/** Records a failure; without `nextAttemptAt`, the delivery is not tried again. */
export async function markDeliveryFailed(
  tx: Tx,
  claimed: ClaimedDelivery,
  attempt: Attempt,
  { failingSince, nextAttemptAt }: { failingSince: Date; nextAttemptAt: Date | null },
): Promise<void> {
  await updateClaimed(tx, claimed)
    .set({
      ...recorded(attempt),
      failingSince,
      ...(nextAttemptAt === null ? { state: 'failed' } : { nextAttemptAt }),
    })
    .execute();
}

/**
 * Locks an endpoint until the transaction ends: before deliveries, wherever both are locked. Events can still be
 * recorded for it.
 */
export function lockEndpointState(tx: Tx, id: string) {
  return tx
    .selectFrom('webhookEndpoints')
    .select(['state', 'failingSince'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function markEndpointReached(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ failingSince: null, notBefore: null })
    .where('id', '=', id)
    .execute();
}

/** `notBefore`: the earliest time of the next request, from Retry-After; null leaves the stored one. */
export async function markEndpointFailing(
  tx: Tx,
  id: string,
  { failingSince, notBefore }: { failingSince: Date; notBefore: Date | null },
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ failingSince, ...(notBefore && { notBefore }) })
    .where('id', '=', id)
    .execute();
}

/** Disables an endpoint and marks its waiting deliveries as failed. */
export async function disableEndpoint(
  tx: Tx,
  id: string,
  { because, at }: { because: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ state: 'disabled', disabledBecause: because, disabledAt: at, notBefore: null })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'failed', lastError: sql`coalesce(last_error, 'The endpoint was disabled.')` })
    .where('endpointId', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Makes the deliveries of an endpoint due that wait for a retry. Skips deliveries that another process has locked. */
export async function makeRetriesDue(tx: Tx, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ nextAttemptAt: DUE_NOW })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhookDeliveries')
        .select('id')
        .where('endpointId', '=', endpointId)
        .where('state', '=', 'waiting')
        .where('attempts', '>', 0)
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
