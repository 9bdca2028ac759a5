import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { FIRM_EMAIL_KINDS } from './rules.ts';
import { emailTables } from './tables.ts';

/**
 * Mails to an address, and mails to the firm about the same records, newest first. The latter are found by record id,
 * even if the record is deleted and only its mails remain.
 */
export async function listMailsAbout(tx: Tx, { email, recordIds, locks }: PersonSearch) {
  const about = sql<string>`payload ->> 'id'`;
  const toThem = await tx
    .selectFrom('outboxEmails')
    .select(['id', about.as('about')])
    .where(isAddress('toEmail', email))
    .where('kind', 'not in', FIRM_EMAIL_KINDS)
    .execute();
  const ids = toThem.map(({ id }) => id);
  const subjects = [...new Set([...recordIds, ...toThem.map((mail) => mail.about)])];
  const mails = tx
    .selectFrom('outboxEmails')
    .select(['id', 'kind', 'createdAt'])
    .where((eb) => eb.or([eb('id', '=', anyOf(ids)), eb(about, '=', anyOf(subjects))]))
    .orderBy('createdAt', 'desc');
  return lockedIf(locks, mails).execute();
}

export function listExportedMails(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('outboxEmails')
    .select(exportedColumns(emailTables.outboxEmails))
    .where('id', '=', newestOf(ids))
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function deleteMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('outboxEmails').where('id', '=', anyOf(ids)).execute();
}

/**
 * Deletes the content of a batch of mails sent before an instant, but keeps the record that they were sent. Returns the
 * number.
 */
export async function clearMailWords(db: Db, sentBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outboxEmails')
    .set({ textBody: null, htmlBody: null, attachments: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxEmails')
        .select('id')
        .where('textBody', 'is not', null)
        .where('sentAt', '<', sentBefore)
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes a batch of finished mails created before an instant. Returns the number. */
export async function deleteOldMails(db: Db, createdBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outboxEmails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxEmails')
        .select('id')
        .where('state', 'in', ['sent', 'skipped'])
        .where('createdAt', '<', createdBefore)
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
