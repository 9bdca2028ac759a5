import { randomUUID } from 'node:crypto';
import type { BeforeCommit } from '../../../db/before-commit.ts';
import type { Db } from '../../../db/client.ts';
import { addSeconds, subHours } from '../time/date-math.ts';
import type { Context } from '../trpc/context.ts';
import { type Attempt, acquireKey, noteWritten, releaseKey, storeAnswer } from './queries.ts';
import { readKnownAnswer, requestUnderWay } from './read-known-answer.ts';
import { hashesOf, type KeyedRequest, placeOfAnswer } from './request-hashes.ts';
import { requireShortKey } from './require-short-key.ts';
import { KEY_HOURS } from './rules.ts';

type Deps = Pick<Context, 'db' | 'dbForGroup' | 'log' | 'now' | 'secrets'>;

/** The outcome of a request: its response, or whether its failure is the client's fault (`isRefusal`). */
type Outcome = { answer: unknown } | { isRefusal: boolean };

/** How long a request that has written nothing may be in progress before a retry takes over. */
const LEASE_SECONDS = 60;

/**
 * Executes a request with an Idempotency-Key once. `run` gets a database whose transactions each record in the key's
 * row that the request has written. So a retry, on any instance and after any crash, gets the first response or an
 * error, and never writes again. A failed request releases its key. Resolves to the result of `run`, or to `known` if
 * there is a stored response. Throws `idempotency_key_reused`, `request_under_way` or `answer_lost`, and
 * `invalid_input` for a key that is too long.
 */
export async function answerOnce<Result>(
  deps: Deps,
  { group, ...request }: KeyedRequest & { group: string },
  run: (db: Db) => Promise<Result>,
  outcomeOf: (result: Result) => Outcome,
): Promise<{ result: Result } | { known: unknown }> {
  requireShortKey(request.key);
  const attempt = { ...hashesOf(request), attemptId: randomUUID() };
  const now = deps.now();
  const isAcquired = await acquireKey(deps.db, attempt, {
    now,
    leasedUntil: addSeconds(now, LEASE_SECONDS),
    expiredBefore: subHours(now, KEY_HOURS),
  });
  if (!isAcquired) return { known: await readKnownAnswer(deps, attempt) };
  const db = deps.dbForGroup(group, { beforeCommit: recordingWrites(deps.db, attempt) });
  const result = await run(db);
  await settle(deps, attempt, outcomeOf(result));
  return { result };
}

/**
 * Records the write in the key's row; throws, which rolls the write back, if another attempt has taken over the key.
 */
const recordingWrites =
  (db: Db, attempt: Attempt): BeforeCommit =>
  async (runQuery) => {
    const { rows } = await runQuery(noteWritten(db, attempt));
    if (rows.length === 0) throw requestUnderWay();
  };

/**
 * Stores the response or releases the key. If that fails, as when the database is unavailable, the key's row still has
 * what the transactions recorded.
 */
async function settle({ db, log, secrets }: Deps, attempt: Attempt, outcome: Outcome) {
  try {
    if ('answer' in outcome) {
      const text = JSON.stringify({ answer: outcome.answer });
      await storeAnswer(db, attempt, secrets.seal(text, placeOfAnswer(attempt.keyHash)));
    } else {
      await releaseKey(db, attempt, { unlessWritten: !outcome.isRefusal });
    }
  } catch (err) {
    log.warn({ err }, 'the answer to a request with an Idempotency-Key was not stored');
  }
}
