import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';

const LONGEST_LOCK_SECONDS = 15 * 60;

type Policy = {
  /** From this many failures on there is a lock after each. */
  allowed: number;
  /** After so long without a failure all of them are forgotten. */
  forgottenAfterSeconds: number;
  /** Whether a right password forgives the failures before it. */
  isForgivenByRight: boolean;
  /** One failure is forgotten in each of these; null for none. */
  leakSeconds: number | null;
};

/** Of one client at one account, right or wrong: five guesses, then a growing lock. */
export const CLIENT_POLICY: Policy = {
  allowed: 5,
  forgottenAfterSeconds: 60 * 60,
  isForgivenByRight: true,
  leakSeconds: null,
};

/**
 * Of all clients together that have not signed in to the account before. One client that guesses on and on stays
 * below it: its lock leaves it four guesses an hour, and five are forgotten in that time.
 */
export const STRANGERS_POLICY: Policy = {
  allowed: 50,
  forgottenAfterSeconds: 24 * 60 * 60,
  isForgivenByRight: false,
  leakSeconds: 12 * 60,
};

/**
 * Records how an attempt at a password went under a name, and answers whether it counts: not while that is locked,
 * right or wrong. One statement decides, so that of any number of racing guesses as many learn something as are
 * allowed. A lock lasts a second after the last failure allowed and twice as long after each further one; one that
 * lasts longer than any counts for nothing: the clock was set back since.
 */
export async function recordAttempt(
  db: Db,
  name: string,
  { right, now }: { right: boolean; now: Date },
  { allowed, forgottenAfterSeconds, isForgivenByRight, leakSeconds }: Policy,
): Promise<boolean> {
  const at = sql<Date>`${now}::timestamptz`;
  const elapsed = sql`extract(epoch from ${at} - password_attempts.last_at)`;
  const leaked = leakSeconds === null ? sql`0` : sql`floor(${elapsed} / ${leakSeconds})::int`;
  const isKept = right && !isForgivenByRight;
  const failures = sql<number>`case
    when ${isKept} then password_attempts.failures
    when ${right} then 0
    when ${elapsed} > ${forgottenAfterSeconds} then 1
    else greatest(0, password_attempts.failures - ${leaked}) + 1 end`;
  const lockSeconds = sql`least(${LONGEST_LOCK_SECONDS}, power(2, least(20, ${failures} - ${allowed})))`;
  const counted = await db
    .insertInto('localIdentity.passwordAttempts')
    .values({ name, failures: right ? 0 : 1, lockedUntil: null, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          failures,
          lastAt: sql<Date>`case when ${isKept} then password_attempts.last_at else ${at} end`,
          lockedUntil: sql`case when not ${right} and ${failures} >= ${allowed}
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

/** A new password unlocks the account, for every client. */
export async function forgetAttempts(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('localIdentity.passwordAttempts')
    .where((eb) =>
      eb.or([eb('name', '=', userId), sql<boolean>`starts_with(name, ${`${userId} `})`]),
    )
    .execute();
}

export async function deleteOldAttempts(db: Db, lastBefore: Date): Promise<void> {
  await db.deleteFrom('localIdentity.passwordAttempts').where('lastAt', '<', lastBefore).execute();
}
