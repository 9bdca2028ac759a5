import type { Db, Tx } from '../../../db/client.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions, PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';

export const MESSAGE_COLUMNS = {
  contactSubmissions: {
    exported: [
      'id',
      'firstName',
      'lastName',
      'email',
      'phone',
      'practiceArea',
      'message',
      'contactPreferences',
      'otherSide',
      'consentedAt',
      'isRead',
      'isResolved',
      'createdAt',
      'answeredAt',
      'answeredHow',
      'isSpam',
      'suspectedSpam',
      'deletedAt',
    ],
    // The due time of an answer is derived from the time of arrival; the assignee is data about staff.
    excluded: ['answerDueAt', 'assignedTo', 'search'],
  },
  messageReplies: { exported: ['submissionId', 'body', 'createdAt'], excluded: ['id', 'sentBy'] },
} as const satisfies ColumnDecisions;

/** Messages from an address, newest first. */
export function listMessagesOf(tx: Tx, { email, locks }: Pick<PersonSearch, 'email' | 'locks'>) {
  const messages = tx
    .selectFrom('contactSubmissions')
    .select(['id', 'createdAt'])
    .where(isAddress('email', email))
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, messages).execute();
}

export function listExportedMessages(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('contactSubmissions')
    .select(MESSAGE_COLUMNS.contactSubmissions.exported)
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();
}

/** What the firm has replied to messages. */
export function listExportedReplies(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('messageReplies')
    .select(MESSAGE_COLUMNS.messageReplies.exported)
    .where('submissionId', '=', newestOf(ids))
    .orderBy('createdAt')
    .execute();
}

/** Deletes a batch of messages that staff deleted before an instant, and of spam that arrived before one. */
export async function deleteOldMessages(
  db: Db,
  { deletedBefore, spamBefore }: { deletedBefore: Date; spamBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contactSubmissions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contactSubmissions')
        .select('id')
        .where((row) =>
          row.or([
            row('deletedAt', '<', deletedBefore),
            row.and([row('isSpam', '=', true), row('createdAt', '<', spamBefore)]),
          ]),
        )
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes messages with the replies to them. */
export async function deleteMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('contactSubmissions').where('id', '=', anyOf(ids)).execute();
}
