import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import type { Mail } from './mail.ts';
import type { OutboxEmail } from './queries.ts';
import { LONGEST_PAUSE_SECONDS } from './retry-pause.ts';
import { EMAIL_KINDS, type EmailState } from './rules.ts';

/** As long ahead of the database's own clock. */
const secondsFromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

// No time is noted that is further away: one that is was noted before the clock was set back.
const TOLERATED_SECONDS = 60;
const LATEST_TRY = secondsFromNow(LONGEST_PAUSE_SECONDS + TOLERATED_SECONDS);

/**
 * Takes mails that are due for whoever sends them, those first that are so for the longest. Nobody else gets them
 * for so many seconds, however many ask at once. Those of a kind that only a newer release can write are left to it.
 */
export async function takeDueEmails(
  db: Db,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<OutboxEmail[]> {
  const free = (state: EmailState, isDue: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
    select id, ${since} as since from outbox_emails
    where state = ${sql.lit(state)} and ${isDue} and kind = any(${EMAIL_KINDS})
      and (taken_until is null or taken_until <= now() or taken_until > ${secondsFromNow(seconds + TOLERATED_SECONDS)})
    order by ${since}, id limit ${limit} for update skip locked`;
  const { rows } = await sql<OutboxEmail>`
    with queued as (${free('queued', sql`(due_at is null or due_at <= now() or due_at > ${LATEST_TRY})`, sql`created_at`)}),
    failed as (${free('failed', sql`due_at <= now()`, sql`due_at`)}),
    stranded as (${free('failed', sql`due_at > ${LATEST_TRY}`, sql`due_at`)}),
    due as (
      select id from (table queued union all table failed union all table stranded) as found
      order by since limit ${limit}
    )
    update outbox_emails as mail set taken_until = ${secondsFromNow(seconds)}
    from due where mail.id = due.id
    returning mail.id, kind, to_email, to_name, payload, state, created_at, failing_since`.execute(
    db,
  );
  return rows;
}

/** Says that whoever has taken a mail still has it. */
export async function keepTaken(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ takenUntil: secondsFromNow(seconds) })
    .where('id', '=', id)
    .execute();
}

/** Gives a mail back as it is, to be looked at again after a while. */
export async function putBack(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ takenUntil: null, dueAt: secondsFromNow(seconds) })
    .where('id', '=', id)
    .execute();
}

/** Records what was sent, word for word. */
export async function markEmailSent(
  db: Db,
  id: string,
  { mail, messageId, now }: { mail: Mail; messageId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({
      state: 'sent',
      attempts: sql`attempts + 1`,
      lastError: null,
      failingSince: null,
      takenUntil: null,
      sentAt: now,
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
  failure: { reason: string; failingSince: Date; againInSeconds: number | undefined },
): Promise<void> {
  const { reason, failingSince, againInSeconds } = failure;
  await db
    .updateTable('outboxEmails')
    .set({
      ...(againInSeconds === undefined
        ? { state: 'needs_attention', dueAt: null }
        : { state: 'failed', dueAt: secondsFromNow(againInSeconds) }),
      attempts: sql`attempts + 1`,
      lastError: reason.slice(0, MAX_ERROR_LENGTH),
      failingSince,
      takenUntil: null,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['sent', 'skipped'])
    .execute();
}

/** Records that there is no longer a reason to send. */
export async function markEmailSkipped(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ state: 'skipped', takenUntil: null })
    .where('id', '=', id)
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
