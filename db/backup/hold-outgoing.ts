import { type Kysely, sql } from 'kysely';
import { unscoped } from '../row-scope.ts';

/** How many items a restore has put on hold. */
export type HeldCounts = { emails: number; deliveries: number; letters: number };

/** Stored as the reason with each mail and each delivery. `explainFailure` knows it. */
const BECAUSE = 'The site was restored from a backup.';

/**
 * Puts everything on hold that was waiting to be sent when the backup was made, or has become due since: the site that
 * the backup was taken from may have sent it already. Staff retry the mails, resend the events and resume the letters,
 * or leave them on hold.
 *
 * The mails of letters are not changed, because they wait while their letter is paused; nor is the event of an article
 * that is to be published in the future.
 */
export async function holdOutgoing(tx: Kysely<never>): Promise<HeldCounts> {
  const emails = await sql`
    update ${unscoped('outbox_emails')}
    set state = 'needs_attention', last_error = ${BECAUSE}, due_at = null, failing_since = null,
      taken_until = null
    where state in ('queued', 'failed') and kind <> 'newsletter_letter'`.execute(tx);
  const deliveries = await sql`
    update webhook_deliveries
    set state = 'failed', last_error = ${BECAUSE}, failing_since = null, claimed_until = null
    where state = 'waiting' and (attempts > 0 or next_attempt_at <= now())`.execute(tx);
  const paused = await sql`
    update letters set status = 'paused' where status = 'sending'`.execute(tx);
  const unscheduled = await sql`
    update letters set status = 'draft', scheduled_for = null
    where status = 'scheduled' and scheduled_for <= now()`.execute(tx);
  // What was not told of documents by then is not told by mail: both sides see it on their page.
  await sql`
    update ${unscoped('documents')} set noticed_at = now()
    where state = 'kept' and noticed_at is null`.execute(tx);
  await sql`
    update ${unscoped('document_requests')} set is_reminder_held = true
    where reminded_at is null and closed_at is null`.execute(tx);
  return {
    emails: countOf(emails),
    deliveries: countOf(deliveries),
    letters: countOf(paused) + countOf(unscheduled),
  };
}

const countOf = ({ numAffectedRows }: { numAffectedRows?: bigint }) => Number(numAffectedRows ?? 0);
