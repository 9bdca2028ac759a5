import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { isLeaseFree, secondsFromNow } from '../../../platform/background/lease-queries.ts';
import { LEASE_SECONDS } from '../rules.ts';
import type { RecordedEvent } from './payload.ts';

/**
 * Whether no earlier event of the same subject waits for the same endpoint. A transaction that changes a subject holds
 * the lock of its row, so that the sequence of its events is the order in which they become visible.
 */
const IS_FIRST = sql<boolean>`not exists (
  select from webhook_deliveries as earlier
  where earlier.endpoint_id = delivery.endpoint_id and earlier.subject = delivery.subject
    and earlier.state = 'waiting' and earlier.sequence < delivery.sequence)`;

const isOpen = (now: Date) =>
  sql<boolean>`endpoint.state = 'active' and coalesce(endpoint.not_before, '-infinity') <= ${now}`;

/** A delivery that this process makes now, with its event and its endpoint. */
export type ClaimedDelivery = RecordedEvent & {
  id: string;
  attempts: number;
  /** When its attempts began to fail. */
  failingSince: Date | null;
  endpointId: string;
  url: string;
  includesDetails: boolean;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  isEndpointFailing: boolean;
};

/** The ids of the active endpoints with a delivery that is due and free. */
export async function listDueEndpoints(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoints as endpoint
    where ${isOpen(now)} and exists (
      select from webhook_deliveries as delivery
      where endpoint_id = endpoint.id and delivery.state = 'waiting' and next_attempt_at <= ${now}
        and ${isLeaseFree('claimed_until', LEASE_SECONDS)} and ${IS_FIRST})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Claims due deliveries of an endpoint for thirty seconds and counts the attempt. No two callers get the same one. */
export async function claimDeliveries(
  db: Db,
  { endpointId, now, limit }: { endpointId: string; now: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select delivery.id from webhook_deliveries as delivery
      where delivery.endpoint_id = ${endpointId} and delivery.state = 'waiting'
        and next_attempt_at <= ${now} and ${isLeaseFree('claimed_until', LEASE_SECONDS)}
        and ${IS_FIRST} and exists (
          select from webhook_endpoints as endpoint where id = ${endpointId} and ${isOpen(now)})
      order by next_attempt_at, sequence limit ${limit} for update skip locked
    )
    update webhook_deliveries as delivery
    set claimed_until = ${secondsFromNow(LEASE_SECONDS)}, attempts = attempts + 1
    from due, webhook_events as event, webhook_endpoints as endpoint
    where delivery.id = due.id and event.id = delivery.event_id and endpoint.id = delivery.endpoint_id
    returning delivery.id, attempts, delivery.failing_since, event.id as event_id, event.type,
      event.sequence::text, occurred_at, data, details, endpoint.id as endpoint_id, url,
      includes_details, secret, previous_secret, previous_secret_until,
      endpoint.failing_since is not null as is_endpoint_failing`.execute(db);
  return rows;
}

/** How long until the next delivery is due, in milliseconds; undefined if none waits. */
export async function findNextDeliveryMs(db: Db, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ nextMs: number | null }>`
    select extract(epoch from
      min(greatest(next_attempt_at, claimed_until, endpoint.not_before, ${now})) - ${now}
    )::float8 * 1000 as next_ms
    from webhook_deliveries as delivery
    join webhook_endpoints as endpoint on endpoint.id = delivery.endpoint_id
    where delivery.state = 'waiting' and endpoint.state = 'active' and ${IS_FIRST}`.execute(db);
  return rows[0]?.nextMs ?? undefined;
}

/** Gives back a delivery that was not attempted. */
export async function releaseDelivery(
  db: Db,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ claimedUntil: null, attempts: attempts - 1 })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
