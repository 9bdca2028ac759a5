import type { User } from '../../../platform/auth/user.ts';
import { noteEndpoint, requireEndpoint } from '../endpoints/edit-endpoints.ts';
import { TEST_EVENT } from '../rules.ts';
import type { DeliveryDeps } from './deliver-event.ts';
import { markDelivered, markDeliveryFailed } from './outcome-queries.ts';
import { getDelivery } from './redeliver.ts';
import { sendEvent } from './send-event.ts';
import { insertTest } from './test-queries.ts';

/**
 * Sends a test event at once, whatever the state of the endpoint, and returns the delivery with the response. It is not
 * retried, and a failure does not count towards disabling the endpoint. Throws `webhook_not_found`.
 */
export async function testEndpoint(deps: DeliveryDeps & { user: User }, endpointId: string) {
  const { db, now, user } = deps;
  const test = await db.transaction().execute(async (tx) => {
    const endpoint = await requireEndpoint(tx, endpointId);
    await noteEndpoint(tx, user, 'test', endpointId, { before: null, after: endpoint });
    return insertTest(tx, { endpointId, type: TEST_EVENT, now: now() });
  });
  const sent = await sendEvent(deps, test);
  if (sent.error === null) await markDelivered(db, test, sent);
  else {
    await db
      .transaction()
      .execute((tx) =>
        markDeliveryFailed(tx, test, sent, { failingSince: sent.at, nextAttemptAt: null }),
      );
  }
  return getDelivery(db, test.id);
}
