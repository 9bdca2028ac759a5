import type { Db, Tx } from '../../db/client.ts';

export type NewContactSubmission = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  practiceArea: string;
  message: string;
  consentedAt: Date | null;
  createdAt: Date;
};

export function insertContactSubmission(tx: Tx, submission: NewContactSubmission) {
  return tx
    .insertInto('contactSubmissions')
    .values(submission)
    .returning([
      'id',
      'firstName',
      'lastName',
      'email',
      'phone',
      'practiceArea',
      'message',
      'isRead',
      'isResolved',
      'createdAt',
    ])
    .executeTakeFirstOrThrow();
}

/** A message with what its mails say. */
export function findContactSubmissionForMail(db: Db, id: string) {
  return db
    .selectFrom('contactSubmissions')
    .select(['firstName', 'lastName', 'email', 'phone', 'practiceArea', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}
