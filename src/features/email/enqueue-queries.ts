import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';

export type NewEmail = {
  kind: EmailKind;
  toEmail: string;
  toName: string;
  payload: MailPayload;
  /** Idempotency key: one mail per key, ever. */
  dedupeKey: string;
};

/**
 * Puts mails into the outbox, from which they are sent once the caller's transaction has committed. A mail whose key
 * already exists is ignored, and so is one to nobody: a client without e-mail has the address ''.
 */
export async function enqueueEmails(tx: Tx, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length > 0)
    await outboxInsertion(sql`${JSON.stringify(emails)}`, sql`(select) as always`).execute(tx);
}

/** Queues mails again that were skipped because there was no reason to send them. Sent mails are not sent again. */
export async function enqueueSkippedEmails(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await tx
    .updateTable('outboxEmails')
    .set({ state: 'queued', dueAt: null, lastError: null, failingSince: null })
    .where('dedupeKey', 'in', dedupeKeys)
    .where('state', '=', 'skipped')
    .execute();
}

/** `enqueueEmails` as part of a larger statement: inserts the mails in `emails` (JSON) for each row of the table `from`. */
export const outboxInsertion = (emails: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
  insert into outbox_emails (kind, to_email, to_name, payload, dedupe_key)
  select mail.* from ${from}, json_to_recordset(${emails}) as mail (
    kind text, "toEmail" text, "toName" text, payload jsonb, "dedupeKey" text
  )
  on conflict (dedupe_key) do nothing`;
