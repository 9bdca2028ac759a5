import type { MailTransport, OutgoingMail } from './mail.ts';
import {
  findOutboxEmail,
  markEmailAttemptFailed,
  markEmailSent,
  markEmailSkipped,
} from './queries.ts';
import { withoutSecret } from './without-secret.ts';
import { type MailSources, writeMail } from './write-mail.ts';

type Deps = MailSources & {
  transport: MailTransport;
  /** Whether the record of a sent mail has its secret too: only where sent mails are read from the record. */
  recordsSecrets: boolean;
};

/**
 * Sends one mail of the outbox, in the words that fit what it tells about as that is now. Nothing is
 * sent twice that is known to be sent; after a crash in between, the repeat carries the same Message-ID.
 * A failure is recorded and rethrown, so that the queue tries again.
 */
export async function sendEmail(deps: Deps, emailId: string): Promise<void> {
  const { db, now, recordsSecrets } = deps;
  const email = await findOutboxEmail(db, emailId);
  if (!email || email.state === 'sent' || email.state === 'skipped') return;
  const message = await writeAndSend(deps, email).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    await markEmailAttemptFailed(db, emailId, reason);
    throw error;
  });
  if (!message) return markEmailSkipped(db, emailId);
  const { mail, messageId } = message;
  await markEmailSent(db, emailId, {
    mail: recordsSecrets ? mail : withoutSecret(mail),
    messageId,
    now: now(),
  });
}

/** The message as it was sent, or undefined if there is no longer a reason to send one. */
async function writeAndSend(
  deps: Deps,
  email: NonNullable<Awaited<ReturnType<typeof findOutboxEmail>>>,
): Promise<OutgoingMail | undefined> {
  const written = await writeMail(deps, email);
  if (!written) return undefined;
  const { mail, firm, replyTo } = written;
  const message: OutgoingMail = {
    messageId: `<${email.id}@${new URL(deps.publicUrl).hostname}>`,
    from: { name: firm.name, address: firm.email },
    to: { name: email.toName ?? '', address: email.toEmail },
    ...(replyTo && { replyTo }),
    date: deps.now(),
    mail,
  };
  await deps.transport.send(message);
  return message;
}
