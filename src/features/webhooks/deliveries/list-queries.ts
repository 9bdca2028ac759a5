import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { isLeaseFree } from '../../../platform/background/lease-queries.ts';
import { fetchPage, type ListOrder, pageKey } from '../../../platform/pagination/page-queries.ts';
import { type DeliveryState, LEASE_SECONDS } from '../rules.ts';
import type { ListDeliveriesInput } from '../schema.ts';

/** Null for a delivery that was never attempted, and for one that will not be attempted again. */
const NEXT_ATTEMPT = sql<Date | null>`case
  when state = 'waiting' and next_attempt_at > '-infinity' then next_attempt_at end`.as(
  'nextAttemptAt',
);

const COLUMNS = [
  'id',
  'endpointId',
  'eventId',
  'type',
  'subject',
  sql<DeliveryState>`state`.as('state'),
  'attempts',
  NEXT_ATTEMPT,
  'lastAttemptAt',
  'lastStatus',
  'lastError',
  'durationMs',
  'createdAt',
] as const;

const NEWEST: ListOrder = { column: 'createdAt', type: 'timestamptz', direction: 'desc' };

/** A page of the log, newest first. */
export function listDeliveries(db: Db, { endpointId, state, type, ...page }: ListDeliveriesInput) {
  let deliveries = db.selectFrom('webhookDeliveries').select(COLUMNS).select(pageKey(NEWEST));
  if (endpointId) deliveries = deliveries.where('endpointId', '=', endpointId);
  if (state) deliveries = deliveries.where('state', '=', state);
  if (type) deliveries = deliveries.where('type', '=', type);
  return fetchPage(deliveries, NEWEST, page);
}

/** A delivery with the last response. */
export const findDelivery = (db: Db, id: string) =>
  db
    .selectFrom('webhookDeliveries')
    .select([...COLUMNS, 'response'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The event of a delivery, and whether its endpoint gets the details. */
export const findDeliveredEvent = (db: Db, deliveryId: string) =>
  db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', 'event.id', 'delivery.eventId')
    .innerJoin('webhookEndpoints as endpoint', 'endpoint.id', 'delivery.endpointId')
    .select([
      'event.id as eventId',
      'event.type',
      'event.occurredAt',
      'includesDetails',
      sql<string>`event.sequence::text`.as('sequence'),
      sql<Record<string, unknown>>`data`.as('data'),
      sql<Record<string, unknown> | null>`details`.as('details'),
    ])
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirstOrThrow();

const AGAIN = {
  state: 'waiting',
  attempts: 0,
  failingSince: null,
  nextAttemptAt: sql<Date>`'-infinity'::timestamptz`,
  lastError: null,
} as const;

/** Sends a delivery again. A delivery whose attempt is in progress stays unchanged. */
export async function requestAgain(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set(AGAIN)
    .where('id', '=', id)
    .where(isLeaseFree('claimed_until', LEASE_SECONDS))
    // The event of an article that is not published yet must not be sent earlier.
    .where((eb) => eb.or([eb('state', '!=', 'waiting'), eb('attempts', '>', 0)]))
    .execute();
}

/** Sends all failed deliveries of an endpoint again, except tests. Returns their number. */
export async function requestFailedAgain(
  tx: Tx,
  endpointId: string,
  testEvent: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookDeliveries')
    .set(AGAIN)
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'failed')
    .where('type', '!=', testEvent)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many deliveries wait for a retry, at most 10,000. */
export async function countLateDeliveries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from webhook_deliveries where state = 'waiting' and attempts > 0 limit 10000
    ) as late`.execute(db);
  return rows[0]?.count ?? 0;
}
