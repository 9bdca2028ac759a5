import { markEmailSkipped, releaseEmail } from './delivery-queries.ts';
import type { Mailbox, MailTransport, OutgoingMail } from './mail.ts';
import type { MailChannel, MailChannels } from './mail-channels.ts';
import type { MailSources } from './mail-content.ts';
import { asMailFailure, MailFailure } from './mail-failure.ts';
import { neutralSender } from './neutral/neutral-words.ts';
import { oneLine } from './one-line.ts';
import type { SkipReason } from './outcomes/rules.ts';
import type { OutboxEmail } from './queries.ts';
import { isOverReceiverLimit } from './receiver-limit.ts';
import {
  isWaitingForDatabase,
  type RecordDeps,
  recordFailure,
  recordNeedless,
  recordSuccess,
  type SentMail,
} from './record-delivery.ts';
import { CODE_EMAIL_KINDS } from './rules.ts';
import { codesHeldUntil } from './server-changes/codes-held.ts';
import { maskSecret } from './without-secret.ts';
import { type WrittenMail, writeMail } from './write-mail.ts';

type Deps = MailSources &
  RecordDeps & {
    channels: MailChannels;
    /** Multiplies the limit per mailbox; 1 except in tests. */
    mailboxLimitFactor: number;
  };

// Used if the settings have just been deleted: the outbox is not polled again until there are new ones.
const HELD_SECONDS = 60;

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
  const sender = isNeutral ? neutralSender(firm) : firm.name;
  const office: Mailbox = { name: sender, address: firm.email };
  const { setting } = outlet;
  const fromName = isNeutral ? sender : (setting?.fromName ?? firm.name);
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
