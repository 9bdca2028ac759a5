import type { Db } from '../../../db/client.ts';
import type { OutboxEmail } from './queries.ts';
import { countMailsToMailbox } from './receiver-queries.ts';
import { CODE_EMAIL_KINDS, FORM_EMAIL_KINDS, MAILS_PER_MAILBOX, type SkipReason } from './rules.ts';

/**
 * Why a mail must not go out, or undefined where it may. Mails that anybody can have sent by typing an address into
 * a form share one daily limit per mailbox, over all forms and clients. Codes count towards it but are not held
 * back by it, or strangers could keep somebody from resetting a password; the user pool limits them by itself.
 * What staff send, and what staff have sent again after it was held back, is not limited.
 */
export async function skipReasonOf(
  { db, rateLimitFactor }: { db: Db; rateLimitFactor: number },
  { id, kind, payload, skipReason }: OutboxEmail,
): Promise<SkipReason | undefined> {
  const isLimited = FORM_EMAIL_KINDS.includes(kind) && !CODE_EMAIL_KINDS.includes(kind);
  if (!isLimited || payload.isFromStaff || skipReason) return undefined;
  const limit = MAILS_PER_MAILBOX.limit * rateLimitFactor;
  const others = await countMailsToMailbox(db, { id, max: limit });
  return others >= limit ? 'receiver_limit' : undefined;
}
