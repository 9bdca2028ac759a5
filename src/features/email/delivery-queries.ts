import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import {
  isLeaseFree,
  isTimeReached,
  secondsFromNow,
  TOLERATED_SECONDS,
} from '../../platform/background/lease-queries.ts';
import type { Mail } from './mail.ts';
import type { SkipReason } from './outcomes/rules.ts';
import type { OutboxEmail } from './queries.ts';
import { LONGEST_PAUSE_SECONDS } from './retry-pause.ts';
import { EMAIL_KINDS, type EmailKind, type EmailState } from './rules.ts';

// No retry is scheduled later than this: a later due time must have been recorded before the clock was set back.
const LATEST_TRY = secondsFromNow(LONGEST_PAUSE_SECONDS + TOLERATED_SECONDS);

type Claiming = {
  limit: number;
  /** Only mails of these kinds. */
  kinds?: readonly EmailKind[];
  /** The length of the lease. */
  seconds: number;
  /** Mails that the caller is still sending, or whose result it has not recorded yet. */
  except?: readonly string[];
  /** Whether to also claim mails whose lease, held by another process, has expired. */
  takesOver?: boolean;
};

/**
 * Claims mails that are due, longest overdue first, and counts the attempt. Concurrent callers never get the same mail.
 * Mails of an unknown kind are left to the newer release that wrote them.
 */
export async function claimDueEmails(
  db: Db,
  { limit, kinds = EMAIL_KINDS, seconds, except = [], takesOver = true }: Claiming,
): Promise<OutboxEmail[]> {
  const isFree = takesOver ? isLeaseFree('taken_until', seconds) : sql`taken_until is null`;
  const free = (state: EmailState, isDue: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
    select id, ${since} as since from ${scoped('outbox_emails')}
    where state = ${sql.lit(state)} and ${isDue} and kind = any(${kinds})
      and ${isFree} and id <> all(${except}::text[])
    order by ${since}, id limit ${limit} for update skip locked`;
  const { rows } = await sql<OutboxEmail>`
    with queued as (${free('queued', sql`(due_at is null or ${isTimeReached('due_at', LONGEST_PAUSE_SECONDS)})`, sql`created_at`)}),
    failed as (${free('failed', sql`due_at <= now()`, sql`due_at`)}),
    stranded as (${free('failed', sql`due_at > ${LATEST_TRY}`, sql`due_at`)}),
    due as (
      select id from (table queued union all table failed union all table stranded) as found
      order by since limit ${limit}
    )
    update ${unscoped('outbox_emails')} as mail set taken_until = ${secondsFromNow(seconds)}, attempts = attempts + 1
    from due where mail.id = due.id
    returning mail.id, kind, to_email, to_name, payload, state, created_at, failing_since, skip_reason`.execute(
    db,
  );
  return rows;
}

/** How long until the next waiting mail of these kinds is due and free, in milliseconds; undefined if none waits. */
export async function findNextDueMs(
  db: Db,
  kinds: readonly EmailKind[],
): Promise<number | undefined> {
  const { rows } = await sql<{ nextMs: number | null }>`
    select extract(epoch from min(greatest(due_at, taken_until, now())) - now())::float8 * 1000 as next_ms
    from ${scoped('outbox_emails')} where state in ('queued', 'failed') and kind = any(${kinds})`.execute(
    db,
  );
  return rows[0]?.nextMs ?? undefined;
}

/** Renews the lease of a mail that is still being sent; nothing happens if its result has been recorded meanwhile. */
export async function renewEmailLease(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ takenUntil: secondsFromNow(seconds) })
    .where('id', '=', id)
    .where('takenUntil', 'is not', null)
    .execute();
}

/** Releases a mail without an attempt to send it; due again after `seconds`. */
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

const MAX_ANSWER_LENGTH = 300;

/** How a mail was sent. `serverAnswer` is the server's response in its own words, if a server accepted the mail. */
type SentRecord = {
  mail: Mail;
  /** Whether the text is stored, besides the subject. */
  keepsText: boolean;
  messageId: string;
  isCaught: boolean;
  senderEmail: string | null;
  serverName: string | null;
  serverAnswer: string | null;
  now: Date;
};

/** Marks a mail as sent and records its content and what happened to it. */
export async function markEmailSent(
  db: Db,
  id: string,
  { mail, keepsText, messageId, isCaught, senderEmail, serverName, serverAnswer, now }: SentRecord,
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
      senderEmail,
      serverName,
      serverAnswer: serverAnswer?.slice(0, MAX_ANSWER_LENGTH) ?? null,
      messageId,
      subject: mail.subject,
      textBody: keepsText ? mail.text : null,
      htmlBody: keepsText ? mail.html : null,
      attachments: JSON.stringify(mail.invitation ? [mail.invitation] : []),
    })
    .where('id', '=', id)
    .execute();
}

const MAX_ERROR_LENGTH = 500;

/**
 * Records why an attempt failed and when the next one is due; without a next one, the mail gets the `lastState`. A mail
 * that another attempt has sent or skipped meanwhile is left unchanged.
 */
export async function markEmailAttemptFailed(
  db: Db,
  id: string,
  failure: {
    reason: string;
    serverName: string | null;
    failingSince: Date;
    againInSeconds: number | undefined;
    waitsForServer: boolean;
    lastState: 'needs_attention' | 'skipped';
  },
): Promise<void> {
  const { reason, serverName, failingSince, againInSeconds, waitsForServer, lastState } = failure;
  await db
    .updateTable('outboxEmails')
    .set({
      ...(againInSeconds === undefined
        ? { state: lastState, dueAt: null }
        : { state: 'failed', dueAt: secondsFromNow(againInSeconds) }),
      waitsForServer,
      lastError: reason.slice(0, MAX_ERROR_LENGTH),
      serverName,
      failingSince,
      takenUntil: null,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['sent', 'skipped'])
    .execute();
}

/** Records that a mail is not sent. A null `reason` means that there was no longer a reason to send it. */
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

/** Makes the mails due now that wait only because the mail server was unreachable. */
export async function makeWaitingEmailsDueAfterOutage(db: Db): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({ dueAt: sql`now()`, waitsForServer: false })
    .where('state', '=', 'failed')
    .where('waitsForServer', '=', true)
    .execute();
}

/** Makes all waiting mails due now. */
export async function makeWaitingEmailsDue(tx: Tx): Promise<void> {
  await tx
    .updateTable('outboxEmails')
    .set({ dueAt: sql`now()` })
    .where('state', 'in', ['queued', 'failed'])
    .where('dueAt', '>', sql<Date>`now()`)
    .execute();
}
