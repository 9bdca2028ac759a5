import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** From this many failures on, the account is locked after each. */
const FAILURES_ALLOWED = 5;
const LONGEST_LOCK_SECONDS = 15 * 60;
/** Failures that lie further back than this no longer count. */
const FORGOTTEN_AFTER_SECONDS = 60 * 60;

/**
 * Records how an attempt at a password went, and answers whether it counts: not while the account is
 * locked, right or wrong. One statement decides, so that of any number of racing guesses five learn
 * something. A lock lasts a second after the fifth failure and twice as long after each further one; one that
 * lasts longer than any counts for nothing: the clock was set back since.
 */
export async function recordAttempt(
  db: Db,
  name: string,
  { right, now }: { right: boolean; now: Date },
): Promise<boolean> {
  const at = sql<Date>`${now}::timestamptz`;
  const failures = sql<number>`case
    when ${right} then 0
    when password_attempts.last_at < ${at} - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}) then 1
    else password_attempts.failures + 1 end`;
  const lockSeconds = sql`least(${LONGEST_LOCK_SECONDS}, power(2, least(20, ${failures} - ${FAILURES_ALLOWED})))`;
  const counted = await db
    .insertInto('localIdentity.passwordAttempts')
    .values({ name, failures: right ? 0 : 1, lockedUntil: null, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          failures,
          lastAt: now,
          lockedUntil: sql`case when ${failures} >= ${FAILURES_ALLOWED}
            then ${at} + make_interval(secs => ${lockSeconds}) end`,
        })
        .where(
          sql<boolean>`coalesce(password_attempts.locked_until <= ${at}, true)
            or password_attempts.locked_until > ${at} + make_interval(secs => ${LONGEST_LOCK_SECONDS + 60})`,
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return counted !== undefined;
}

/** A new password unlocks the account. */
export async function forgetAttempts(db: Db, name: string): Promise<void> {
  await db.deleteFrom('localIdentity.passwordAttempts').where('name', '=', name).execute();
}

export async function deleteOldAttempts(db: Db, lastBefore: Date): Promise<void> {
  await db.deleteFrom('localIdentity.passwordAttempts').where('lastAt', '<', lastBefore).execute();
}
