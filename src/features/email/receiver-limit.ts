import type { Db } from '../../../db/client.ts';
import type { OutboxEmail } from './queries.ts';
import { countMailsToMailbox } from './receiver-queries.ts';
import { CODE_EMAIL_KINDS, FORM_EMAIL_KINDS, MAILS_PER_MAILBOX } from './rules.ts';

/**
 * Whether a mail must not be sent because its mailbox has had too many. Mails that anybody can trigger by typing an
 * address into a form share one daily limit per mailbox, across all forms and clients. Codes count towards the limit but are not
 * blocked by it: otherwise strangers could keep somebody from resetting a password. The user pool has its own limit for
 * codes. Mails from staff, and blocked mails that staff send again, are not limited.
 */
export async function isOverReceiverLimit(
  { db, mailboxLimitFactor }: { db: Db; mailboxLimitFactor: number },
  { id, kind, payload, skipReason }: OutboxEmail,
): Promise<boolean> {
  const isLimited = FORM_EMAIL_KINDS.includes(kind) && !CODE_EMAIL_KINDS.includes(kind);
  if (!isLimited || payload.isFromStaff || skipReason) return false;
  const limit = MAILS_PER_MAILBOX.limit * mailboxLimitFactor;
  const others = await countMailsToMailbox(db, { id, max: limit });
  return others >= limit;
}
