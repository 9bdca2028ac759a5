import type { Db } from '../../../db/client.ts';
import { isDatabaseUnavailable, isStatementTimeout } from '../../../db/database-error.ts';
import { retryWithBackoff } from '../../platform/background/retry-with-backoff.ts';
import { differenceInSeconds } from '../../platform/time/date-math.ts';
import {
  makeWaitingEmailsDueAfterOutage,
  markEmailAttemptFailed,
  markEmailSent,
  markEmailSkipped,
} from './delivery-queries.ts';
import type { OutgoingMail } from './mail.ts';
import type { MailChannel } from './mail-channels.ts';
import type { MailContents } from './mail-content.ts';
import { asMailFailure } from './mail-failure.ts';
import type { OutboxEmail } from './queries.ts';
import { retryPause } from './retry-pause.ts';
import { BULK_EMAIL_KINDS } from './rules.ts';
import { noteMailProblem } from './settings/queries.ts';
import { withoutSecret } from './without-secret.ts';

/** What recording the result of a delivery needs. */
export type RecordDeps = {
  db: Db;
  now: () => Date;
  mailContents: MailContents;
  /** Whether caught mails are read from their records, which then contain the secrets. */
  recordsSecrets: boolean;
  /** Delay before the first retry, in seconds. */
  firstPauseSeconds: number;
};

/** For recording the result while the database is unavailable. */
const RECORD_BACKOFF = { firstMs: 100, maxMs: 1_000 };

/** Whether a failure is that of the database, for which a delivery waits. */
export const isWaitingForDatabase = (error: unknown) =>
  isDatabaseUnavailable(error) || isStatementTimeout(error);

/** A mail as it was sent, and the response of the mail server. */
export type SentMail = { message: OutgoingMail; answer: string | undefined };

/** Records a mail as sent. Is retried for as long as the database is unavailable. */
export async function recordSuccess(
  { db, now, mailContents, recordsSecrets }: RecordDeps,
  { email, outlet, sent }: { email: OutboxEmail; outlet: MailChannel; sent: SentMail },
): Promise<void> {
  const { mail, messageId, from } = sent.message;
  const { isCatcher = false, serverName } = outlet.transport;
  const isRead = recordsSecrets && outlet.setting === null;
  const record = {
    keepsText: isRead || !BULK_EMAIL_KINDS.includes(email.kind),
    mail: isRead ? mail : withoutSecret(mail),
    messageId,
    isCaught: isCatcher,
    senderEmail: isCatcher ? null : from.address,
    serverName: serverName ?? null,
    serverAnswer: sent.answer ?? null,
    now: now(),
  };
  await retryWithBackoff(() => noteSent({ db, mailContents }, email, record), {
    backoff: RECORD_BACKOFF,
    onFailure(error) {
      if (!isWaitingForDatabase(error)) throw error;
    },
  });
  await makeWaitingEmailsDueAfterOutage(db);
  if (outlet.setting?.problem) {
    await noteMailProblem(db, outlet.setting.id, { problem: null, now: now() });
  }
}

async function noteSent(
  { db, mailContents }: { db: Db; mailContents: MailContents },
  { id, kind, payload }: OutboxEmail,
  record: Parameters<typeof markEmailSent>[2],
): Promise<void> {
  const { onSent } = mailContents[kind];
  if (!onSent) return markEmailSent(db, id, record);
  await db.transaction().execute(async (tx) => {
    await markEmailSent(tx, id, record);
    await onSent(tx, payload, {
      outcome: record.isCaught ? 'caught' : 'accepted',
      at: record.now,
    });
  });
}

/** Records that there was no longer a reason to send a mail. */
export async function recordNeedless(
  { db, mailContents }: RecordDeps,
  { id, kind, payload }: OutboxEmail,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await markEmailSkipped(tx, id, null);
    await mailContents[kind].onSkipped?.(tx, payload);
  });
}

/** Records a failed attempt, and when the next one is due, if any. */
export async function recordFailure(
  { db, now, firstPauseSeconds, mailContents }: RecordDeps,
  { email, outlet, error }: { email: OutboxEmail; outlet: MailChannel; error: unknown },
): Promise<void> {
  const failure = asMailFailure(error);
  const failingSince = email.failingSince ?? now();
  const failingSeconds = differenceInSeconds(now(), failingSince);
  const againInSeconds = retryPause(failure, { failingSeconds, firstPauseSeconds });
  const isFinal = againInSeconds === undefined;
  await db.transaction().execute(async (tx) => {
    await markEmailAttemptFailed(tx, email.id, {
      reason: failure.message,
      serverName: outlet.transport.serverName ?? null,
      failingSince,
      againInSeconds,
      waitsForServer: failure.isOutage,
      lastState: BULK_EMAIL_KINDS.includes(email.kind) ? 'skipped' : 'needs_attention',
    });
    const attempt = { failure, isFinal, firstPauseSeconds };
    await mailContents[email.kind].onFailed?.(tx, email.payload, attempt);
  });
  if (failure.kind === 'settings' && outlet.setting) {
    await noteMailProblem(db, outlet.setting.id, { problem: failure.message, now: now() });
  }
}
