import { messagesIn } from '../../../messages/messages.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { storedLanguage } from '../../platform/languages/client-language.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { insertWithEmails } from '../email/insert-with-emails-queries.ts';
import { listActivePracticeAreaKeys } from '../firm/practice-areas/queries.ts';
import { requirePracticeArea } from '../firm/practice-areas/require-practice-area.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { messageIds } from './message-ids.ts';
import { findRepeated, submissionInsertion } from './new-submission-queries.ts';
import type { SendMessageInput } from './schema.ts';

/** When somebody agreed, and to what: the sentence beside the box, as they saw it. */
const consentOf = ({
  consent,
  language,
  createdAt,
}: { consent: boolean; createdAt: Date } & Pick<Context, 'language'>) =>
  consent
    ? {
        consentedAt: createdAt,
        consentText: withoutTags(messagesIn(language).contact.consent),
      }
    : { consentedAt: null, consentText: null };

const withoutTags = (text: string) => text.replace(/<\/?\w+>/g, '');

/**
 * Stores a message to the firm and queues the mails to the firm and to the sender in the same statement. A sender of
 * spam, or of what looks like it, gets the same response, but no mail is queued. The same message within ten minutes, such as after Back, is one
 * message. Throws `invalid_input` or `component_hidden`.
 */
export async function sendMessage(
  { db, contentCache, now, language }: Pick<Context, 'db' | 'contentCache' | 'now' | 'language'>,
  { website, elapsedMs, consent = false, ...message }: SendMessageInput,
) {
  rejectTooFast(elapsedMs);
  const { firm, areas } = await contentCache.answer('contact terms', async () => {
    await requireVisible(db, 'contact_form');
    return { firm: await getFirmProfile(db), areas: await listActivePracticeAreaKeys(db) };
  });
  requirePracticeArea(areas, message.practiceArea);
  const createdAt = now();
  const { id, ids, since } = messageIds(message, createdAt);
  const repeated = await findRepeated(db, ids, since);
  if (repeated) return repeated;
  const submission = {
    ...{ ...message, id, createdAt },
    ...consentOf({ consent, language, createdAt }),
    suspectedSpam: Boolean(website?.trim()),
    clientLanguage: storedLanguage(language),
  };
  const mail = (kind: 'contact_notice' | 'contact_receipt', toEmail: string, toName: string) => ({
    kind,
    toEmail,
    toName,
    payload: { id },
    dedupeKey: `${kind}:${id}`,
  });
  return insertWithEmails(
    db,
    submissionInsertion(db, submission),
    [
      mail('contact_notice', firm.email, firm.name),
      mail('contact_receipt', message.email, `${message.firstName} ${message.lastName}`),
    ],
    { unless: 'isQuiet' },
  );
}
