import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';
import {
  secondsFromNow,
  TOLERATED_SECONDS,
} from '../../../../platform/background/lease-queries.ts';
import { DEFAULT_PER_MINUTE } from '../rules.ts';

/** The pauses of a letter are never longer than this; a later time was set before the clock was set back. */
const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Locks the letter whose turn it is: the oldest one that has recipients to release, if its release is due and no other
 * process is at it. `overdueSeconds`: for how long the release has been due.
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

/** Sets when the next mails of a letter may be put into the outbox, unless that is later already. */
export async function postponeRelease(tx: Tx, id: string, seconds: number): Promise<void> {
  await tx
    .updateTable('letters')
    .set({ releaseAt: sql<Date>`greatest(release_at, ${secondsFromNow(seconds)})` })
    .where('id', '=', id)
    .execute();
}

/** Counts a failed attempt of a letter's mail. Returns how many there were since the last mail that was sent. */
export async function countFailure(tx: Tx, id: string): Promise<number> {
  const { failuresInRow } = await tx
    .updateTable('letters')
    .set({ failuresInRow: sql`failures_in_row + 1` })
    .where('id', '=', id)
    .returning('failuresInRow')
    .executeTakeFirstOrThrow();
  return failuresInRow;
}

/** Notes that the mail server has taken a mail of the letter. */
export async function endFailures(tx: Tx, id: string): Promise<void> {
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

/** Marks the letters as sent that have nobody left to send to. */
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

/** Whether there is a letter that is being sent, or a scheduled one whose time has come. */
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

/** The scheduled letters whose time has come. */
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
