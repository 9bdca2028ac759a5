import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import type { ContactSubmissions } from '../../../db/schema.gen.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import { SUBMISSION_COLUMNS } from './queries.ts';

type NewContactSubmission = Omit<Insertable<ContactSubmissions>, 'contactPreferences'> & {
  id: string;
  contactPreferences: ContactPreferences | null;
};

/** Whether no mails are sent about the message when it arrives. */
const isQuiet = sql<boolean>`is_spam or suspected_spam`.as('isQuiet');

/** The message that was stored under one of these ids since then. */
export function findRepeated(db: Db, ids: readonly string[], since: Date) {
  return db
    .selectFrom('contactSubmissions')
    .select(SUBMISSION_COLUMNS)
    .select(isQuiet)
    .where('id', 'in', ids)
    .where('createdAt', '>', since)
    .executeTakeFirst();
}

/**
 * For `insertWithEmails`. A message whose sender has another one marked as spam is spam. If the same message is being
 * stored at the same time, it is returned; its mails have been queued with it.
 */
export const submissionInsertion = (db: Db, submission: NewContactSubmission) =>
  db
    .insertInto('contactSubmissions')
    .values({
      ...submission,
      isSpam: sql<boolean>`exists (
        select from ${scoped('contact_submissions')}
        where is_spam and mailbox_key(email) = mailbox_key(${submission.email}))`,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: submission.id }))
    .returning(SUBMISSION_COLUMNS)
    .returning(isQuiet);
