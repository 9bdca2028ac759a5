import type { Db } from '../../../db/client.ts';
import { isDatabaseUnavailable, isStatementTimeout } from '../../../db/database-error.ts';
import { retryWithBackoff } from '../../platform/background/retry-with-backoff.ts';
import { differenceInSeconds } from '../../platform/time/date-math.ts';
import {
  makeWaitingEmailsDueAfterOutage,
  markEmailAttemptFailed,
  markEmailSent,
  markEmailSkipped,
  releaseEmail,
} from './delivery-queries.ts';
import type { Mailbox, MailTransport, OutgoingMail } from './mail.ts';
import type { MailChannel, MailChannels } from './mail-channels.ts';
import type { MailContents, MailSources } from './mail-content.ts';
import { asMailFailure, MailFailure } from './mail-failure.ts';
import { NEUTRAL_SENDER } from './neutral/rules.ts';
import { oneLine } from './one-line.ts';
import type { OutboxEmail } from './queries.ts';
import { isOverReceiverLimit } from './receiver-limit.ts';
import { retryPause } from './retry-pause.ts';
import { BULK_EMAIL_KINDS, CODE_EMAIL_KINDS, type SkipReason } from './rules.ts';
import { codesHeldUntil } from './server-changes/codes-held.ts';
import { noteMailProblem } from './settings/queries.ts';
import { maskSecret, withoutSecret } from './without-secret.ts';
import { type WrittenMail, writeMail } from './write-mail.ts';

type Deps = MailSources & {
  mailContents: MailContents;
  channels: MailChannels;
  /** Whether caught mails are read from their records, which then contain the secrets. */
  recordsSecrets: boolean;
  /** Multiplies the limit per mailbox; 1 except in tests. */
  mailboxLimitFactor: number;
  /** Delay before the first retry, in seconds. */
  firstPauseSeconds: number;
};

/** For recording the result while the database is unavailable. */
const RECORD_BACKOFF = { firstMs: 100, maxMs: 1_000 };

// Used if the settings have just been deleted: the outbox is not polled again until there are new ones.
const HELD_SECONDS = 60;

const isWaitingForDatabase = (error: unknown) =>
  isDatabaseUnavailable(error) || isStatementTimeout(error);

/**
 * Sends a mail claimed from the outbox, written from the current data and sent with the current settings. Recording
 * that it was sent is retried for as long as the database is unavailable; only if the process ends before that, the
 * mail is sent again, with the same Message-ID. Without a transport, the mail goes back to the outbox. A failure is
 * recorded, and the mail is retried as `retryPause` says or left to staff. Throws if the database becomes unavailable
 * before the mail is sent.
 */
export async function sendEmail(deps: Deps, email: OutboxEmail): Promise<void> {
  const { formerSetting } = email.payload;
  const outlet = await (formerSetting === undefined
    ? deps.channels.find()
    : deps.channels.findFormer(formerSetting));
  if (!outlet) return releaseEmail(deps.db, email.id, HELD_SECONDS);
  const skipReason = await skipReasonOf(deps, { email, outlet });
  if (skipReason) return markEmailSkipped(deps.db, email.id, skipReason);
  let sent: SentMail | 'refused' | undefined;
  try {
    sent = await writeAndSend(deps, { email, outlet });
  } catch (error) {
    // Not a failure of the mail: it is retried once its lease has expired.
    if (isWaitingForDatabase(error)) throw error;
    return recordFailure(deps, { email, outlet, error });
  }
  if (sent === 'refused') await markEmailSkipped(deps.db, email.id, 'email_refused');
  else if (sent) await recordSuccess(deps, { email, outlet, sent });
  else await recordNeedless(deps, email);
}

/** Why a mail must not be sent, or undefined if it may be. */
async function skipReasonOf(
  deps: Deps,
  { email, outlet }: { email: OutboxEmail; outlet: MailChannel },
): Promise<SkipReason | undefined> {
  const isHeld =
    outlet.setting && CODE_EMAIL_KINDS.includes(email.kind) && (await codesHeldUntil(deps));
  if (isHeld) return 'server_changed';
  return (await isOverReceiverLimit(deps, email)) ? 'receiver_limit' : undefined;
}

type SentMail = { message: OutgoingMail; answer: string | undefined };

/**
 * Returns the message as sent and the response; `refused` if its receiver does not want e-mail, or undefined if there is
 * no longer a reason to send it.
 */
async function writeAndSend(
  deps: Deps,
  { email, outlet }: { email: OutboxEmail; outlet: MailChannel },
): Promise<SentMail | 'refused' | undefined> {
  const written = await writeMail(deps, email);
  if (!written) return undefined;
  if (written.isRefused) return 'refused';
  const message = toOutgoingMail(deps, { email, written, outlet });
  return { message, answer: await sendAndListen(outlet.transport, message) };
}

/**
 * Returns the response of the mail server, or throws its rejection. Both may quote the mail, so its secret is masked in
 * them.
 */
async function sendAndListen(
  transport: MailTransport,
  message: OutgoingMail,
): Promise<string | undefined> {
  const { secret } = message.mail;
  try {
    const answer = await transport.send(message);
    return answer && maskSecret(oneLine(answer), secret);
  } catch (error) {
    const failure = asMailFailure(error);
    throw new MailFailure(failure.kind, maskSecret(failure.message, secret), failure);
  }
}

function toOutgoingMail(
  { publicUrl, now }: Deps,
  { email, written, outlet }: { email: OutboxEmail; written: WrittenMail; outlet: MailChannel },
): OutgoingMail {
  const { mail, firm, replyTo } = written;
  const isNeutral = mail.wording === 'neutral';
  const office: Mailbox = { name: isNeutral ? NEUTRAL_SENDER : firm.name, address: firm.email };
  const { setting } = outlet;
  const fromName = isNeutral ? NEUTRAL_SENDER : (setting?.fromName ?? firm.name);
  const from = setting ? { name: fromName, address: setting.from } : office;
  const answersGoTo = replyTo ?? (from.address === office.address ? undefined : office);
  return {
    messageId: `<${email.id}@${new URL(publicUrl).hostname}>`,
    from,
    to: { name: email.toName ?? '', address: email.toEmail },
    ...(answersGoTo && { replyTo: answersGoTo }),
    date: now(),
    mail,
  };
}

async function recordSuccess(
  { db, now, mailContents, recordsSecrets }: Deps,
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

async function recordNeedless(
  { db, mailContents }: Deps,
  { id, kind, payload }: OutboxEmail,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await markEmailSkipped(tx, id, null);
    await mailContents[kind].onSkipped?.(tx, payload);
  });
}

async function recordFailure(
  { db, now, firstPauseSeconds, mailContents }: Deps,
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
