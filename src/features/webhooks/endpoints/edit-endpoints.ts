import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, notFound, requireUnedited } from '../../../platform/errors/errors.ts';
import { requireComplete } from '../../../platform/provider-settings/require-complete.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { makeRetriesDue } from '../deliveries/outcome-queries.ts';
import { MAX_ENDPOINTS } from '../rules.ts';
import { type EndpointFields, endpointFields, type UpdateEndpointInput } from '../schema.ts';
import {
  deleteEndpointRow,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  lockEndpointCount,
  setEndpointState,
  updateEndpointRow,
} from './queries.ts';
import { requireEndpointAddress } from './require-address.ts';
import { newSigningSecret, openSigningSecret, placeOfSecret } from './secret.ts';

type Deps = Pick<Context, 'db' | 'now' | 'outgoing' | 'secrets'> & { user: User };

/** Adds an endpoint. Its secret is only returned here. Throws `invalid_input` or `too_many_webhooks`. */
export function createEndpoint({ db, now, outgoing, secrets, user }: Deps, input: EndpointFields) {
  const fields = checked(outgoing, input);
  const id = randomUUID();
  const secret = newSigningSecret();
  return db.transaction().execute(async (tx) => {
    if ((await lockEndpointCount(tx)) >= MAX_ENDPOINTS) {
      throw new DomainError(
        'conflict',
        'too_many_webhooks',
        `There are ${MAX_ENDPOINTS} endpoints already. Delete one first.`,
      );
    }
    await insertEndpoint(tx, {
      ...{ ...fields, id, secret: secrets.seal(secret, placeOfSecret(id)) },
      ...{ createdBy: user.username, createdAt: now() },
    });
    const endpoint = await getEndpoint(tx, id, now());
    await noteEndpoint(tx, user, 'create', id, { before: null, after: endpoint });
    return { ...endpoint, secret };
  });
}

/**
 * Changes an endpoint. Throws `webhook_not_found` or `invalid_input`, and `edited_meanwhile` if its fields have been
 * saved since the caller read them.
 */
export function updateEndpoint(
  { db, now, outgoing, user }: Deps,
  { id, updatedAt, ...input }: UpdateEndpointInput,
) {
  const fields = checked(outgoing, input);
  return db.transaction().execute(async (tx) => {
    const before = await requireEndpoint(tx, id);
    requireUnedited(before, updatedAt, 'this webhook');
    await updateEndpointRow(tx, id, fields, now());
    const after = await getEndpoint(tx, id, now());
    await noteEndpoint(tx, user, 'update', id, { before, after });
    return after;
  });
}

/** Sends nothing more to an endpoint until it is resumed; events wait meanwhile. Throws `webhook_not_found`. */
export const pauseEndpoint = (deps: Deps, id: string) => changeState(deps, id, 'paused');

/**
 * Resumes sending to an endpoint; waiting events are sent at once. Throws `webhook_not_found`, or `invalid_input` and
 * `settings_incomplete` for an endpoint to which nothing could be sent.
 */
export const resumeEndpoint = (deps: Deps, id: string) => changeState(deps, id, 'active');

function changeState(
  { db, now, outgoing, secrets, user }: Deps,
  id: string,
  state: 'active' | 'paused',
) {
  return db.transaction().execute(async (tx) => {
    const before = await requireEndpoint(tx, id);
    if (state === 'active') {
      const isLost = openSigningSecret(secrets, before) === undefined;
      requireComplete(
        endpointFields,
        before,
        isLost ? ['the signing secret (Replace Secret)'] : [],
      );
      requireEndpointAddress(outgoing, before.url);
    }
    await setEndpointState(tx, id, state);
    if (state === 'active') await makeRetriesDue(tx, id);
    const after = await getEndpoint(tx, id, now());
    const action = state === 'active' ? 'resume' : 'pause';
    await noteEndpoint(tx, user, action, id, { before, after });
    return after;
  });
}

/** Deletes an endpoint with its log. Waiting events are not sent. Throws `webhook_not_found`. */
export function deleteEndpoint({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await requireEndpoint(tx, id);
    await deleteEndpointRow(tx, id);
    await noteEndpoint(tx, user, 'delete', id, { before, after: null });
  });
}

/** An endpoint, locked until the transaction ends. Throws `webhook_not_found`. */
export async function requireEndpoint(tx: Tx, id: string) {
  const endpoint = await lockEndpoint(tx, id);
  if (!endpoint) throw noSuchEndpoint();
  return endpoint;
}

/** An endpoint as staff see it. Throws `webhook_not_found`. */
async function getEndpoint(db: Db, id: string, now: Date) {
  const endpoint = await findEndpoint(db, id, now);
  if (!endpoint) throw noSuchEndpoint();
  return endpoint;
}

const noSuchEndpoint = () => notFound('webhook', 'There is no such webhook.');

const checked = (outgoing: Context['outgoing'], input: EndpointFields): EndpointFields => ({
  ...input,
  url: requireEndpointAddress(outgoing, input.url),
  events: [...new Set(input.events)],
});

type Logged = EndpointFields & { state: string };

/** Without the path of the address, which may hold a key. */
const logged = ({ url, description, events, includesDetails, state }: Logged) => ({
  ...{ name: new URL(url).host, description, events, includesDetails, state },
});

/** Writes an entry of the audit log about an endpoint. */
export const noteEndpoint = (
  tx: Tx,
  user: User,
  action: string,
  id: string,
  { before, after }: { before: Logged | null; after: Logged | null },
) =>
  logChange(tx, user.username, `webhook.${action}`, ['webhook_endpoints', id], {
    before: before && logged(before),
    after: after && logged(after),
  });
