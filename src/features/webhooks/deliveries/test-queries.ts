import { sql } from 'kysely';
import type { Tx } from '../../../../db/client.ts';
import { secondsFromNow } from '../../../platform/background/lease-queries.ts';
import { LEASE_SECONDS } from '../rules.ts';
import type { ClaimedDelivery } from './claim-queries.ts';

/**
 * Records a test event with its delivery, which the caller sends at once. No other process claims it, even if this one
 * crashes.
 */
export async function insertTest(
  tx: Tx,
  { endpointId, type, now }: { endpointId: string; type: string; now: Date },
): Promise<ClaimedDelivery> {
  const { rows } = await sql<ClaimedDelivery>`
    with event as (
      insert into webhook_events (type, subject_kind, subject_id, occurred_at, data, created_at)
      values (${type}, 'endpoint', ${endpointId}, ${now}, '{}', ${now}) returning *
    ), delivery as (
      insert into webhook_deliveries
        (endpoint_id, event_id, type, subject, sequence, state, attempts, claimed_until, created_at)
      select ${endpointId}, id, type, 'endpoint:' || subject_id, sequence, 'failed', 1,
        ${secondsFromNow(LEASE_SECONDS)}, ${now} from event
      returning *
    )
    select delivery.id, attempts, null::timestamptz as failing_since, event.id as event_id, event.type,
      event.sequence::text, occurred_at, data, details, endpoint.id as endpoint_id, url,
      includes_details, secret, previous_secret, previous_secret_until, false as is_endpoint_failing
    from event, delivery, webhook_endpoints as endpoint where endpoint.id = ${endpointId}`.execute(
    tx,
  );
  const [test] = rows;
  if (!test) throw new Error('The test was not recorded');
  return test;
}
