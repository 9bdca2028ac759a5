import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';
import {
  secondsFromNow,
  TOLERATED_SECONDS,
} from '../../../../platform/background/lease-queries.ts';
import { DEFAULT_PER_MINUTE } from '../rules.ts';

/** No pause of a letter is longer than this; a later `release_at` means that the clock has been set back since. */
const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Locks the next letter to release: the oldest one with waiting recipients, if its release is due and no other process
 * has locked it. `overdueSeconds`: for how long the release has been due.
 */
export async function lockReleasableLetter(tx: Tx) {
  const { rows } = await sql<{ id: string; overdueSeconds: number; perMinute: number }>`
    select letter.id,
      extract(epoch from now() - coalesce(least(release_at, now()), now()))::float8 as overdue_seconds,
      coalesce((select per_minute from letter_settings), ${DEFAULT_PER_MINUTE}) as per_minute
    from letters as letter
    where letter.id = (
      select id from letters as turn
      where status = 'sending'
        and exists (select from letter_recipients where letter_id = turn.id and state = 'waiting')
      order by started_at, id limit 1)
      and status = 'sending'
      and (release_at is null or release_at <= now()
        or release_at > ${secondsFromNow(LONGEST_WAIT_SECONDS + TOLERATED_SECONDS)})
    for update skip locked`.execute(tx);
  return rows[0];
}

/** Postpones the next release of a letter to the outbox by `seconds` from now; never moves it earlier. */
export async function postponeRelease(tx: Tx, id: string, seconds: number): Promise<void> {
  await tx
    .updateTable('letters')
    .set({ releaseAt: sql<Date>`greatest(release_at, ${secondsFromNow(seconds)})` })
    .where('id', '=', id)
    .execute();
}

/** Counts a failed attempt to send a mail of a letter. Returns the number of failures since the last success. */
export async function countFailure(tx: Tx, id: string): Promise<number> {
  const { failuresInRow } = await tx
    .updateTable('letters')
    .set({ failuresInRow: sql`failures_in_row + 1` })
    .where('id', '=', id)
    .returning('failuresInRow')
    .executeTakeFirstOrThrow();
  return failuresInRow;
}

/** Resets the count of failures, after the mail server has accepted a mail of the letter. */
export async function resetFailures(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('letters')
    .set({ failuresInRow: 0 })
    .where('id', '=', id)
    .where('failuresInRow', '>', 0)
    .execute();
}

/** Pauses a letter that is being sent. */
export async function pauseBecause(tx: Tx, id: string, because: string): Promise<void> {
  await tx
    .updateTable('letters')
    .set({ status: 'paused', pausedBecause: because })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute();
}

/** Marks letters as sent that have no recipients left to send to. */
export async function finishLetters(db: Db, now: Date): Promise<void> {
  await sql`
    update letters set status = 'sent', finished_at = ${now}
    where id in (
      select id from letters as letter
      where status = 'sending' and not exists (
        select from letter_recipients
        where letter_id = letter.id and state in ('waiting', 'queued', 'deferred'))
      for update skip locked)`.execute(db);
}

/** Whether a letter is being sent, or a scheduled one is due. */
export async function hasLetterToSend(db: Db, now: Date): Promise<boolean> {
  const letter = await db
    .selectFrom('letters')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'sending'),
        eb.and([eb('status', '=', 'scheduled'), eb('scheduledFor', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return letter !== undefined;
}

/**
 * How long until a scheduled letter starts, in milliseconds; 0 while one is being sent, undefined if there is none.
 */
export async function findNextReleaseMs(db: Db, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ nextMs: number | null }>`
    select extract(epoch from min(case status when 'sending' then ${now} else scheduled_for end) - ${now})::float8 * 1000
      as next_ms
    from letters where status in ('sending', 'scheduled')`.execute(db);
  return rows[0]?.nextMs ?? undefined;
}

/** The ids of the scheduled letters that are due. */
export async function listDueLetters(db: Db, now: Date): Promise<string[]> {
  const letters = await db
    .selectFrom('letters')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduledFor', '<=', now)
    .orderBy('scheduledFor')
    .execute();
  return letters.map(({ id }) => id);
}
