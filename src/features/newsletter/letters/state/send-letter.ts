import { logChange } from '../../../../platform/audit/queries.ts';
import type { User } from '../../../../platform/auth/user.ts';
import { DomainError, invalidField, requireUnedited } from '../../../../platform/errors/errors.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { answerFindings } from '../../../advertising/answer-findings.ts';
import { letterTexts } from '../content/letter-texts.ts';
import { getLetter } from '../get-letter.ts';
import { noSuchLetter } from '../no-such-letter.ts';
import { lockLetter, updateLetter } from '../queries.ts';
import type { SendLetterInput } from '../schema.ts';
import { requireSendable, startLetter } from './start-letter.ts';

/**
 * Sends a letter to all subscribers, now or at a time in the future; a scheduled letter can be sent now or get another
 * time. Throws `letter_not_found`, `edited_meanwhile`, `already_sent`, `no_subscribers`, `article_not_published`,
 * `advertising_findings` or `invalid_input`.
 */
export async function sendLetter(
  { db, now: clock, publicUrl, user }: Pick<Context, 'db' | 'now' | 'publicUrl'> & { user: User },
  { id, updatedAt, at, advertisingReason }: SendLetterInput,
) {
  const now = clock();
  if (at && at <= now) throw invalidField('at', 'Must be in the future');
  await db.transaction().execute(async (tx) => {
    const letter = await lockLetter(tx, id);
    if (!letter) throw noSuchLetter();
    requireUnedited(letter, updatedAt, 'this letter');
    if (letter.status !== 'draft' && letter.status !== 'scheduled')
      throw new DomainError('conflict', 'already_sent', 'This letter has been sent already.');
    // A scheduled letter cannot be edited, so the reason for its findings has already been given.
    const answered =
      letter.status === 'scheduled'
        ? {}
        : await answerFindings(tx, letterTexts(letter), [], advertisingReason);
    if (at) {
      await requireSendable(tx, letter, now);
      await updateLetter(tx, id, { status: 'scheduled', scheduledFor: at });
    } else await startLetter(tx, letter, { now, publicUrl });
    await logChange(tx, user.username, at ? 'letter.schedule' : 'letter.send', ['letters', id], {
      before: {
        kind: letter.kind,
        subject: letter.subject,
        status: letter.status,
        scheduledFor: letter.scheduledFor,
      },
      after: {
        kind: letter.kind,
        subject: letter.subject,
        status: at ? 'scheduled' : 'sending',
        scheduledFor: at ?? null,
        ...answered,
      },
    });
  });
  return getLetter(db, id);
}
