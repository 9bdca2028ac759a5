import { type Kysely, sql } from 'kysely';

/**
 * The requests that came with an Idempotency-Key, for a day: see `src/platform/idempotency`. `is_written` is set by the
 * transaction that carries the request out, so that a request is never carried out twice. Without an answer, a request
 * is under way until `leased_until`, or its answer was lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      key_hash text primary key,
      request_hash text not null,
      attempt_id uuid not null,
      leased_until timestamptz not null,
      is_written boolean not null default false,
      sealed_answer text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
}
