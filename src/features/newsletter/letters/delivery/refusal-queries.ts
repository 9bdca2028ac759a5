import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';
import { withPreferences } from '../../../contact-preferences/queries.ts';
import { STOP_AFTER_REFUSALS } from '../rules.ts';

const MAX_REASON_LENGTH = 300;

/** Counts a permanent rejection of a subscriber's address; after `STOP_AFTER_REFUSALS` in a row, letters to it stop. */
export async function countRefusal(tx: Tx, subscriberId: string, because: string): Promise<void> {
  const stops = sql`letters_refused + 1 >= ${STOP_AFTER_REFUSALS}`;
  await tx
    .updateTable('newsletterSubscribers')
    .set({
      lettersRefused: sql`letters_refused + 1`,
      lettersStoppedAt: sql<Date | null>`case when ${stops} then coalesce(letters_stopped_at, now()) end`,
      lettersStoppedBecause: sql<
        string | null
      >`case when ${stops} then ${because.slice(0, MAX_REASON_LENGTH)} end`,
    })
    .where('id', '=', subscriberId)
    .execute();
}

/** Resets the count of rejections, after the mail server has accepted mail for a subscriber. */
export async function forgetRefusals(tx: Tx, subscriberId: string): Promise<void> {
  await tx
    .updateTable('newsletterSubscribers')
    .set({ lettersRefused: 0 })
    .where('id', '=', subscriberId)
    .where('lettersRefused', '>', 0)
    .execute();
}

/** The subscribers to whom letters have stopped, the latest first, at most `limit`. */
export async function listStoppedSubscribers(db: Db, limit: number) {
  const stopped = await db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'lettersStoppedAt as stoppedAt'])
    .select(sql<string>`coalesce(letters_stopped_because, '')`.as('because'))
    .where('status', '=', 'confirmed')
    .where('lettersStoppedAt', 'is not', null)
    .orderBy('lettersStoppedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ stoppedAt: Date }>()
    .execute();
  return withPreferences(db, stopped);
}

/** Resumes letters to a subscriber. Returns false if they had not stopped. */
export async function restartLetters(tx: Tx, subscriberId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletterSubscribers')
    .set({ lettersRefused: 0, lettersStoppedAt: null, lettersStoppedBecause: null })
    .where('id', '=', subscriberId)
    .where('lettersStoppedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
