import type { Context } from '../context.ts';
import { enqueueEmails } from '../email/enqueue-emails.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { requireHumanPace } from '../form-guard/require-human-pace.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { insertContactSubmission } from './queries.ts';
import type { SendMessageInput } from './schema.ts';

/**
 * Stores a message to the firm, with the mails to the firm and to its sender in the same transaction.
 * Throws `invalid_input` or `component_hidden`.
 */
export async function sendMessage(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  { website: _, elapsedMs, consent = false, ...message }: SendMessageInput,
) {
  requireHumanPace(elapsedMs);
  await requireVisible(db, 'contact_form');
  const firm = await getFirmProfile(db);
  const createdAt = now();
  return db.transaction().execute(async (tx) => {
    const submission = await insertContactSubmission(tx, {
      ...message,
      consentedAt: consent ? createdAt : null,
      createdAt,
    });
    const { id, email, firstName, lastName } = submission;
    await enqueueEmails(tx, jobs, [
      {
        kind: 'contact_notice',
        toEmail: firm.email,
        toName: firm.name,
        payload: { id },
        dedupeKey: `contact_notice:${id}`,
      },
      {
        kind: 'contact_receipt',
        toEmail: email,
        toName: `${firstName} ${lastName}`,
        payload: { id },
        dedupeKey: `contact_receipt:${id}`,
      },
    ]);
    return submission;
  });
}
