import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';
import type { SkipReason } from './outcomes/rules.ts';
import { CODE_EMAIL_KINDS, type EmailState, FIRM_EMAIL_KINDS } from './rules.ts';

/** The kinds left out here: mails to the firm and its staff, codes, and replies, which timelines show as actions. */
const OTHER_KINDS = [
  ...FIRM_EMAIL_KINDS,
  ...CODE_EMAIL_KINDS,
  'newsletter_letter_test',
  'contact_reply',
];

export const listMailIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('outboxEmails'), afterId, limit);

/** The mails to people, each with the id of the record that it is about. */
export function listMailRecords(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('outboxEmails')
    .select(['id', 'toEmail', 'toName', 'createdAt', 'kind', 'subject'])
    .select(['state', 'isCaught', 'skipReason', 'lastError'])
    .select(sql<string | null>`payload ->> 'id'`.as('aboutId'))
    .where('id', '=', sql<string>`any(${ids})`)
    .where('kind', 'not in', OTHER_KINDS)
    .$narrowType<{ state: EmailState; skipReason: SkipReason | null }>()
    .execute();
}
