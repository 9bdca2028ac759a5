import { type CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** One attempt to execute the request that belongs to a key. */
export type Attempt = { keyHash: string; requestHash: string; attemptId: string };

/**
 * Acquires the key for an attempt: a new key, one created before `expiredBefore`, or one whose attempt has written
 * nothing and whose lease has expired. Resolves to whether it was acquired.
 */
export async function acquireKey(
  db: Db,
  { keyHash, requestHash, attemptId }: Attempt,
  { now, leasedUntil, expiredBefore }: { now: Date; leasedUntil: Date; expiredBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as known
        (key_hash, request_hash, attempt_id, leased_until, created_at)
      values (${keyHash}, ${requestHash}, ${attemptId}, ${leasedUntil}, ${now})
      on conflict (key_hash) do update set
          request_hash = excluded.request_hash, attempt_id = excluded.attempt_id,
          leased_until = excluded.leased_until, created_at = excluded.created_at,
          is_written = false, sealed_answer = null
        where known.created_at < ${expiredBefore}
          or (known.leased_until < ${now} and not known.is_written and known.sealed_answer is null)
      returning attempt_id`.execute(db);
  return rows.length > 0;
}

/** What is stored about the request of a key; undefined if its attempt has failed in the meantime. */
export function findKnownRequest(db: Db, keyHash: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'leasedUntil', 'isWritten', 'sealedAnswer'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
}

/**
 * The statement that records, in the transaction of an attempt, that it has written; returns no row if another attempt
 * has the key.
 */
export function noteWritten(db: Db, { keyHash, attemptId }: Attempt): CompiledQuery<unknown> {
  return db
    .updateTable('idempotencyKeys')
    .set({ isWritten: true })
    .where('keyHash', '=', keyHash)
    .where('attemptId', '=', attemptId)
    .returning('keyHash')
    .compile();
}

/** Stores the response of an attempt that still has the key. */
export async function storeAnswer(
  db: Db,
  { keyHash, attemptId }: Attempt,
  sealedAnswer: string,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ isWritten: true, sealedAnswer })
    .where('keyHash', '=', keyHash)
    .where('attemptId', '=', attemptId)
    .execute();
}

/**
 * Releases the key of a failed attempt for the next one; with `unlessWritten`, only if the attempt has written nothing.
 */
export async function releaseKey(
  db: Db,
  { keyHash, attemptId }: Attempt,
  { unlessWritten }: { unlessWritten: boolean },
): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('keyHash', '=', keyHash)
    .where('attemptId', '=', attemptId)
    .$if(unlessWritten, (query) => query.where('isWritten', '=', false))
    .execute();
}

/** Deletes the stored responses of all requests, which may contain data of a person who is being erased. */
export async function deleteStoredResponses(db: Db): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ sealedAnswer: null })
    .where('sealedAnswer', 'is not', null)
    .execute();
}

/** Deletes keys created before `before`, at most `limit`. Resolves to the number of deleted keys. */
export async function deleteKeys(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('keyHash', 'in', (eb) =>
      eb
        .selectFrom('idempotencyKeys')
        .select('keyHash')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
