import type { Db } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { noteEndpoint, requireEndpoint } from '../endpoints/edit-endpoints.ts';
import { TEST_EVENT } from '../rules.ts';
import {
  findDeliveredEvent,
  findDelivery,
  requestAgain,
  requestFailedAgain,
} from './list-queries.ts';
import { payloadOf } from './payload.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** A delivery with its payload and the last response. Throws `webhook_delivery_not_found`. */
export async function getDelivery(db: Db, id: string) {
  const delivery = await requireDelivery(db, id);
  const event = await findDeliveredEvent(db, id);
  return { ...delivery, payload: payloadOf(event, event) };
}

/**
 * Sends an event to an endpoint again, with the same id. Throws `webhook_delivery_not_found` or `webhook_disabled`.
 */
export function redeliver({ db, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    const { endpointId } = await requireDelivery(tx, id);
    const endpoint = await requireEnabled(tx, endpointId);
    await requestAgain(tx, id);
    await noteEndpoint(tx, user, 'redeliver', endpointId, { before: null, after: endpoint });
    return requireDelivery(tx, id);
  });
}

/** Retries all failed deliveries of an endpoint. Throws `webhook_not_found` or `webhook_disabled`. */
export function redeliverFailed({ db, user }: Deps, endpointId: string) {
  return db.transaction().execute(async (tx) => {
    const endpoint = await requireEnabled(tx, endpointId);
    const deliveries = await requestFailedAgain(tx, endpointId, TEST_EVENT);
    await noteEndpoint(tx, user, 'redeliver', endpointId, { before: null, after: endpoint });
    return { deliveries };
  });
}

async function requireEnabled(tx: Parameters<typeof requireEndpoint>[0], id: string) {
  const endpoint = await requireEndpoint(tx, id);
  if (endpoint.state !== 'disabled') return endpoint;
  throw new DomainError(
    'conflict',
    'webhook_disabled',
    'The webhook is disabled. Resume it first, then send the events again.',
  );
}

async function requireDelivery(db: Db, id: string) {
  const delivery = await findDelivery(db, id);
  if (!delivery) throw notFound('webhook_delivery', 'This delivery no longer exists.');
  return delivery;
}
