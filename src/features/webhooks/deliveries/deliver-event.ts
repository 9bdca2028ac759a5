import { type Backoff, backoffMs } from '../../../platform/background/backoff.ts';
import {
  addDays,
  addMilliseconds,
  addSeconds,
  subSeconds,
} from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { RETRY_DAYS } from '../rules.ts';
import { type ClaimedDelivery, releaseDelivery } from './claim-queries.ts';
import {
  type Attempt,
  disableEndpoint,
  lockEndpointState,
  makeRetriesDue,
  markDelivered,
  markDeliveryFailed,
  markEndpointFailing,
  markEndpointReached,
} from './outcome-queries.ts';
import { type Sent, sendEvent } from './send-event.ts';

export type DeliveryDeps = Pick<Context, 'db' | 'now' | 'outgoing' | 'secrets'>;

const BACKOFF: Backoff = { firstMs: 5_000, maxMs: 3_600_000, jitter: 0.2 };

/** After an outage longer than this, the first success makes all deliveries due that wait for a retry. */
const OUTAGE_SECONDS = 60;

const GONE = 410;
const BUSY: readonly (number | null)[] = [429, 503];

/**
 * Sends a claimed event and records the outcome. A failed delivery is retried for three days, with a growing pause
 * or as long as the receiver asks for. An endpoint without a success for three days, or which answers 410, is disabled,
 * and the firm gets a mail.
 */
export async function deliverEvent(deps: DeliveryDeps, claimed: ClaimedDelivery): Promise<void> {
  let sent: Sent;
  try {
    sent = await sendEvent(deps, claimed);
  } catch (error) {
    await releaseDelivery(deps.db, claimed);
    throw error;
  }
  if (sent.error !== null) await noteFailure(deps, claimed, sent);
  else if (claimed.isEndpointFailing) await noteRecovery(deps, claimed, sent);
  else await markDelivered(deps.db, claimed, sent);
}

function noteRecovery({ db }: DeliveryDeps, claimed: ClaimedDelivery, attempt: Attempt) {
  return db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpointState(tx, claimed.endpointId);
    await markDelivered(tx, claimed, attempt);
    if (!endpoint?.failingSince) return;
    await markEndpointReached(tx, claimed.endpointId);
    if (endpoint.failingSince < subSeconds(attempt.at, OUTAGE_SECONDS)) {
      await makeRetriesDue(tx, claimed.endpointId);
    }
  });
}

function noteFailure({ db }: DeliveryDeps, claimed: ClaimedDelivery, sent: Sent): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpointState(tx, claimed.endpointId);
    // Deleted in the meantime, and the delivery with it.
    if (!endpoint) return;
    const endpointFailingSince = endpoint.failingSince ?? sent.at;
    const failingSince = claimed.failingSince ?? sent.at;
    const because = whyDead(sent, endpointFailingSince);
    const isGivenUp =
      because !== undefined || endpoint.state === 'disabled' || isOver(failingSince, sent.at);
    await markDeliveryFailed(tx, claimed, sent, {
      failingSince,
      nextAttemptAt: isGivenUp ? null : nextAttempt(claimed, sent),
    });
    if (endpoint.state === 'disabled') return;
    await markEndpointFailing(tx, claimed.endpointId, {
      failingSince: endpointFailingSince,
      notBefore: BUSY.includes(sent.status) ? askedPause(sent) : null,
    });
    if (because === undefined) return;
    await disableEndpoint(tx, claimed.endpointId, { because, at: sent.at });
    const { email, name } = await getFirmProfile(tx);
    await enqueueEmails(tx, [
      {
        kind: 'webhook_disabled',
        toEmail: email,
        toName: name,
        payload: { id: claimed.endpointId },
        dedupeKey: `webhook_disabled:${claimed.endpointId}:${sent.at.toISOString()}`,
      },
    ]);
  });
}

const isOver = (failingSince: Date, now: Date) => addDays(failingSince, RETRY_DAYS) <= now;

/** Why an endpoint is to be disabled, in words for staff. */
function whyDead({ status, at, error }: Sent, failingSince: Date): string | undefined {
  if (status === GONE) return 'The receiver responded with 410: it no longer wants events.';
  if (!isOver(failingSince, at)) return undefined;
  return `No event was delivered for ${RETRY_DAYS} days. ${error}`;
}

const askedPause = ({ at, retryAfterSeconds }: Sent): Date | null =>
  retryAfterSeconds === null ? null : addSeconds(at, retryAfterSeconds);

const nextAttempt = ({ attempts }: ClaimedDelivery, { at, retryAfterSeconds }: Sent): Date =>
  addMilliseconds(at, backoffMs(attempts, BACKOFF, (retryAfterSeconds ?? 0) * 1_000));
