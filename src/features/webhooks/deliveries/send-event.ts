import { OutgoingError } from '../../../platform/http-client/outgoing-error.ts';
import { readRetryAfter } from '../../../platform/http-client/retry-after.ts';
import { signWebhook } from '../../../platform/http-client/sign-webhook.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { openSigningSecret } from '../endpoints/secret.ts';
import { KEPT_RESPONSE } from '../rules.ts';
import type { ClaimedDelivery } from './claim-queries.ts';
import type { Attempt } from './outcome-queries.ts';
import { payloadOf } from './payload.ts';

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 100_000;

/** An attempt, and the pause that the receiver asks for with Retry-After. */
export type Sent = Attempt & { retryAfterSeconds: number | null };

/**
 * Sends a signed event to an endpoint and returns the outcome. A failure is not thrown, unless the connection was closed
 * because this process is shutting down.
 */
export async function sendEvent(
  { outgoing, secrets, now }: Pick<Context, 'outgoing' | 'secrets' | 'now'>,
  claimed: ClaimedDelivery,
): Promise<Sent> {
  const at = now();
  const startMs = performance.now();
  const failed = (error: string): Sent => ({
    ...{ at, error, status: null, response: null, retryAfterSeconds: null },
    durationMs: Math.round(performance.now() - startMs),
  });
  const signing = openSigningSecrets(secrets, claimed, at);
  if (!signing) return failed('The secret of the endpoint can no longer be read: replace it.');
  const body = payloadOf(claimed, claimed);
  try {
    const answer = await outgoing(claimed.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lawfront-Webhooks/1',
        ...signWebhook(signing, { id: claimed.eventId, timestamp: at, body }),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      maxRedirects: 0,
    });
    const isTaken = answer.status >= 200 && answer.status < 300;
    return {
      ...failed(`The receiver responded with ${answer.status}.`),
      ...(isTaken && { error: null }),
      status: answer.status,
      response: keptText(answer.body),
      retryAfterSeconds: readRetryAfter(answer.headers.get('retry-after'), at),
    };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return failed(error.message);
  }
}

/** The secrets to sign with: the current one, and the previous one until it expires. Undefined if the key is lost. */
function openSigningSecrets(
  secrets: SecretBox,
  { endpointId, secret, previousSecret, previousSecretUntil }: ClaimedDelivery,
  now: Date,
): string[] | undefined {
  const open = (sealed: string) => openSigningSecret(secrets, { id: endpointId, secret: sealed });
  const current = open(secret);
  if (current === undefined) return undefined;
  const isPreviousSecretValid = previousSecretUntil !== null && previousSecretUntil > now;
  const previous = isPreviousSecretValid && previousSecret !== null && open(previousSecret);
  return previous ? [current, previous] : [current];
}

/** The beginning of a response body, without characters that the database cannot store. */
const keptText = (body: Buffer): string =>
  body
    .toString('utf8', 0, KEPT_RESPONSE * 4)
    .replaceAll('\0', '')
    .slice(0, KEPT_RESPONSE)
    .toWellFormed();
