import { DomainError } from '../errors/errors.ts';
import { differenceInSeconds } from '../time/date-math.ts';
import type { Context } from '../trpc/context.ts';
import { type Attempt, findKnownRequest } from './queries.ts';
import { placeOfAnswer } from './request-hashes.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * The stored response to the request for which an earlier attempt has acquired the key. Throws `idempotency_key_reused`
 * if that was a different request, `request_under_way` while it is in progress, and `answer_lost` if it was executed
 * but its response was not stored.
 */
export async function readKnownAnswer(
  { db, now, secrets }: Deps,
  { keyHash, requestHash }: Attempt,
): Promise<unknown> {
  const known = await findKnownRequest(db, keyHash);
  // Released since the attempt to acquire it.
  if (!known) throw requestUnderWay();
  if (known.requestHash !== requestHash) throw keyReused();
  if (known.sealedAnswer !== null) {
    const text = openAnswer(secrets, known.sealedAnswer, keyHash);
    return (JSON.parse(text) as { answer?: unknown }).answer;
  }
  const seconds = differenceInSeconds(known.leasedUntil, now());
  if (seconds <= 0 && known.isWritten) throw answerLost();
  throw requestUnderWay();
}

/** If the encryption key has been replaced and is no longer known, responses encrypted with it are lost. */
function openAnswer(secrets: Context['secrets'], sealed: string, keyHash: string): string {
  try {
    return secrets.open(sealed, placeOfAnswer(keyHash));
  } catch {
    throw answerLost();
  }
}

const RETRY_AFTER_SECONDS = 1;

/** The error for a request whose first attempt has not ended yet. */
export const requestUnderWay = () =>
  new DomainError(
    'conflict',
    'request_under_way',
    'A request with this Idempotency-Key is being carried out. Please repeat it in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

function keyReused(): DomainError {
  const message = 'This Idempotency-Key belongs to a request with other contents.';
  return new DomainError('unprocessable', 'idempotency_key_reused', message, {
    fieldErrors: { 'Idempotency-Key': [message] },
  });
}

const answerLost = () =>
  new DomainError(
    'conflict',
    'answer_lost',
    'The request with this Idempotency-Key was carried out, but its answer is no longer known. Please look up what it changed.',
  );
