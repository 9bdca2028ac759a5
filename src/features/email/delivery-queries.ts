import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Mail } from './mail.ts';
import type { OutboxEmail } from './queries.ts';
import { LONGEST_PAUSE_SECONDS } from './retry-pause.ts';
import { EMAIL_KINDS, type EmailState, type SkipReason } from './rules.ts';

/** As long ahead of the database's own clock. */
const secondsFromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

// No time is noted that is further away: one that is was noted before the clock was set back.
const TOLERATED_SECONDS = 60;
const LATEST_TRY = secondsFromNow(LONGEST_PAUSE_SECONDS + TOLERATED_SECONDS);

type Taking = {
  limit: number;
  /** How long they stay claimed. */
  seconds: number;
  /** Mails that the caller is still sending, or whose sending it has not noted yet. */
  except?: readonly string[];
  /** Whether mails are taken that another process took and has not given back in time. */
  takesOver?: boolean;
};

/**
 * Claims mails that are due, the longest overdue first, and counts the attempt. Concurrent callers never get the
 * same mail. Those of a kind that only a newer release can write are left to it.
 */
export async function takeDueEmails(
  db: Db,
  { limit, seconds, except = [], takesOver = true }: Taking,
): Promise<OutboxEmail[]> {
  const isFree = takesOver
    ? sql`(taken_until is null or taken_until <= now() or taken_until > ${secondsFromNow(seconds + TOLERATED_SECONDS)})`
    : sql`taken_until is null`;
  const free = (state: EmailState, isDue: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
    select id, ${since} as since from outbox_emails
    where state = ${sql.lit(state)} and ${isDue} and kind = any(${EMAIL_KINDS})
      and ${isFree} and id <> all(${except}::text[])
    order by ${since}, id limit ${limit} for update skip locked`;
  const { rows } = await sql<OutboxEmail>`
    with queued as (${free('queued', sql`(due_at is null or due_at <= now() or due_at > ${LATEST_TRY})`, sql`created_at`)}),
    failed as (${free('failed', sql`due_at <= now()`, sql`due_at`)}),
    stranded as (${free('failed', sql`due_at > ${LATEST_TRY}`, sql`due_at`)}),
    due as (
      select id from (table queued union all table failed union all table stranded) as found
      order by since limit ${limit}
    )
    update outbox_emails as mail set taken_until = ${secondsFromNow(seconds)}, attempts = attempts + 1
    from due where mail.id = due.id
    returning mail.id, kind, to_email, to_name, payload, state, created_at, failing_since, skip_reason`.execute(
    db,
  );
  return rows;
}

/** Renews the claim on mails that are still being sent. */
export async function keepTaken(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ takenUntil: secondsFromNow(seconds) })
    .where('id', '=', id)
    .execute();
}

/** Gives a mail back untried, to be looked at again after a while. */
export async function releaseEmail(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({
      takenUntil: null,
      dueAt: secondsFromNow(seconds),
      attempts: sql`greatest(attempts - 1, 0)`,
    })
    .where('id', '=', id)
    .execute();
}

/** Records what was sent, word for word, and whether it was only caught. */
export async function markEmailSent(
  db: Db,
  id: string,
  {
    mail,
    messageId,
    isCaught,
    now,
  }: { mail: Mail; messageId: string; isCaught: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({
      state: 'sent',
      lastError: null,
      failingSince: null,
      takenUntil: null,
      sentAt: now,
      isCaught,
      messageId,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      attachments: JSON.stringify(mail.invitation ? [mail.invitation] : []),
    })
    .where('id', '=', id)
    .execute();
}

const MAX_ERROR_LENGTH = 500;

/**
 * Records why an attempt failed, and after how long the next one is due if there is to be one. What another attempt
 * has brought to its end meanwhile stays as it is.
 */
export async function markEmailAttemptFailed(
  db: Db,
  id: string,
  failure: {
    reason: string;
    failingSince: Date;
    againInSeconds: number | undefined;
    waitsForServer: boolean;
  },
): Promise<void> {
  const { reason, failingSince, againInSeconds, waitsForServer } = failure;
  await db
    .updateTable('outboxEmails')
    .set({
      ...(againInSeconds === undefined
        ? { state: 'needs_attention', dueAt: null }
        : { state: 'failed', dueAt: secondsFromNow(againInSeconds) }),
      waitsForServer,
      lastError: reason.slice(0, MAX_ERROR_LENGTH),
      failingSince,
      takenUntil: null,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['sent', 'skipped'])
    .execute();
}

/** Records that a mail is not sent, and why where it is not that there is no longer a reason to. */
export async function markEmailSkipped(
  db: Db,
  id: string,
  reason: SkipReason | null,
): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({
      state: 'skipped',
      skipReason: reason,
      takenUntil: null,
      attempts: sql`greatest(attempts - 1, 0)`,
    })
    .where('id', '=', id)
    .execute();
}

/** Lets mails be tried now that wait only because the mail server could not be reached. */
export async function bringForwardAfterOutage(db: Db): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ dueAt: sql`now()`, waitsForServer: false })
    .where('state', '=', 'failed')
    .where('waitsForServer', '=', true)
    .execute();
}

/** Lets all mails that wait for a time to come be tried now. */
export async function bringForward(tx: Tx): Promise<void> {
  await tx
    .updateTable('outboxEmails')
    .set({ dueAt: sql`now()` })
    .where('state', 'in', ['queued', 'failed'])
    .where('dueAt', '>', sql<Date>`now()`)
    .execute();
}
