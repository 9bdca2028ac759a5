import type { Tx } from '../../../db/client.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions, PersonSearch } from '../privacy/personal-data.ts';

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
      'consentedAt',
      'isRead',
      'isResolved',
      'createdAt',
    ],
    excluded: ['search'],
  },
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

export async function deleteMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('contactSubmissions').where('id', '=', anyOf(ids)).execute();
}
