import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';

const LONGEST_LOCK_SECONDS = 15 * 60;

type Policy = {
  /** From this number of failures on, each failure locks the name. */
  allowed: number;
  /** Without another failure, all failures are forgotten after this time. */
  forgottenAfterSeconds: number;
  /** Whether a correct password resets the count of failures. */
  isForgivenByRight: boolean;
  /** Leaky bucket: one failure is forgotten per interval; null for none. */
  leakSeconds: number | null;
};

/** For one client and one account: five guesses, then locks of growing length. */
export const CLIENT_POLICY: Policy = {
  allowed: 5,
  forgottenAfterSeconds: 60 * 60,
  isForgivenByRight: true,
  leakSeconds: null,
};

/**
 * For all clients together that have never signed in to the account. A single client that keeps guessing stays below
 * the limit: its own lock allows it four guesses an hour, and five are forgotten in that time.
 */
export const STRANGERS_POLICY: Policy = {
  allowed: 50,
  forgottenAfterSeconds: 24 * 60 * 60,
  isForgivenByRight: false,
  leakSeconds: 12 * 60,
};

/**
 * Records a password attempt under a name and returns whether it counts: while the name is locked, no attempt counts,
 * whether the password is right or wrong. A single statement decides this, so concurrent guesses cannot exceed the
 * limit. The last allowed failure locks the name for one second, and each further failure doubles that time. A lock
 * that is longer than the maximum is ignored, because it means that the clock has been set back.
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
  const keepsFailures = right && !isForgivenByRight;
  const failures = sql<number>`case
    when ${keepsFailures} then password_attempts.failures
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
          lastAt: sql<Date>`case when ${keepsFailures} then password_attempts.last_at else ${at} end`,
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

/** For a new password: unlocks the account for all clients. */
export async function deleteAttempts(db: Db, userId: string): Promise<void> {
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
