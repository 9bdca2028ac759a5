import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import { WARN_BEFORE_MINUTES } from '../rules.ts';

/** Claims the digest of a day. True for only one caller per day, across all processes. */
export async function claimDigest(tx: Tx, date: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('answerSettings')
    .set({ digestOn: sql<Date>`${date}::date` })
    .where(sql<boolean>`digest_on is distinct from ${date}::date`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Messages that will soon be late: `WARN_BEFORE_MINUTES` before, or half of their time if they have less than twice
 * that.
 */
export async function listSoonLate(db: Db, now: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${scoped('contact_submissions')}
    where answered_at is null and not is_resolved and not is_spam and deleted_at is null
      and coalesce(answer_due_at, created_at) > ${now}
      and coalesce(answer_due_at, created_at)
        <= ${now}::timestamptz + make_interval(mins => ${WARN_BEFORE_MINUTES})
      and answer_due_at - (answer_due_at - created_at) / 2 <= ${now}
      and not exists (
        select from ${scoped('outbox_emails')} where dedupe_key = 'answer_warning:' || contact_submissions.id)
    order by answer_due_at limit 100`.execute(db);
  return rows;
}

/** A message that still waits for an answer. */
export function findWaitingMessage(db: Db, id: string) {
  return db
    .selectFrom('contactSubmissions')
    .select(['firstName', 'lastName', 'createdAt', 'answerDueAt'])
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .where('isResolved', '=', false)
    .where('isSpam', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
