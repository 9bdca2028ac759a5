import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { contactTables } from './tables.ts';

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
    .select(exportedColumns(contactTables.contactSubmissions))
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();
}

/** What the firm has replied to messages. */
export function listExportedReplies(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('messageReplies')
    .select(exportedColumns(contactTables.messageReplies))
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
