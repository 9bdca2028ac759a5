import { randomUUID } from 'node:crypto';
import type { BeforeCommit } from '../../../db/before-commit.ts';
import type { Db } from '../../../db/client.ts';
import { invalidField } from '../errors/errors.ts';
import { addSeconds, subHours } from '../time/date-math.ts';
import type { Context } from '../trpc/context.ts';
import { type Attempt, noteWritten, releaseKey, storeAnswer, takeKey } from './queries.ts';
import { readKnownAnswer, requestUnderWay } from './read-known-answer.ts';
import { hashesOf, type KeyedRequest, placeOfAnswer } from './request-hashes.ts';
import { KEY_HOURS, MAX_KEY_LENGTH } from './rules.ts';

type Deps = Pick<Context, 'db' | 'dbForGroup' | 'log' | 'now' | 'secrets'>;

/** What became of a request: its answer, or whether the failure is that of the client. */
type Outcome = { answer: unknown } | { isRefusal: boolean };

/** How long a request may be under way before a repeat is carried out in its place, if it has written nothing. */
const LEASE_SECONDS = 60;

/**
 * Carries out a request with an Idempotency-Key once: `run` gets the database whose transactions belong to the key, and
 * every transaction notes in the key's row that the request has written. So a repeat, on any process and after any
 * crash, gets the first answer or an error, and never writes again. A failed request frees its key. Resolves to the
 * outcome of `run`, or to `known` if there is an answer already. Throws `idempotency_key_reused`, `request_under_way`
 * or `answer_lost`, and `invalid_input` for a key that is too long.
 */
export async function answerOnce<Result>(
  deps: Deps,
  { group, ...request }: KeyedRequest & { group: string },
  run: (db: Db) => Promise<Result>,
  outcomeOf: (result: Result) => Outcome,
): Promise<{ result: Result } | { known: unknown }> {
  if (request.key.length > MAX_KEY_LENGTH) {
    throw invalidField('Idempotency-Key', `Must be at most ${MAX_KEY_LENGTH} characters`);
  }
  const attempt = { ...hashesOf(request), attemptId: randomUUID() };
  const now = deps.now();
  const isTaken = await takeKey(deps.db, attempt, {
    now,
    leasedUntil: addSeconds(now, LEASE_SECONDS),
    expiredBefore: subHours(now, KEY_HOURS),
  });
  if (!isTaken) return { known: await readKnownAnswer(deps, attempt) };
  const db = deps.dbForGroup(group, { beforeCommit: keepingKey(deps.db, attempt) });
  const result = await run(db);
  await settle(deps, attempt, outcomeOf(result));
  return { result };
}

/** Notes the write with the key, and rolls it back if another attempt has taken the key over. */
const keepingKey =
  (db: Db, attempt: Attempt): BeforeCommit =>
  async (runQuery) => {
    const { rows } = await runQuery(noteWritten(db, attempt));
    if (rows.length === 0) throw requestUnderWay();
  };

/** A key that cannot be settled, because the database is away, says what the transactions have noted. */
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
