import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { USER_FIELDS, type UserTypes } from '../queries.ts';

/**
 * The user of an account; the time before which their sessions have ended, if they signed out everywhere; when they last
 * confirmed this session; and whether their role needs a second factor.
 */
export function findCaller(db: Db, sub: string, session: string) {
  return db
    .selectFrom('users')
    .leftJoin('sessionCutoffs as cutoff', 'cutoff.userId', 'users.id')
    .leftJoin('sessionConfirmations as confirmation', (join) =>
      join.onRef('confirmation.userId', '=', 'users.id').on('confirmation.session', '=', session),
    )
    .select(USER_FIELDS)
    .select([
      'cutoff.endedBefore as sessionsEndedBefore',
      'confirmation.confirmedAt as sessionConfirmedAt',
    ])
    .select(
      sql<boolean>`exists (
      select from sign_in_settings where users.role = any (second_factor_roles))`.as(
        'needsSecondFactor',
      ),
    )
    .where('sub', '=', sub)
    .$narrowType<UserTypes>()
    .executeTakeFirst();
}

/** Ends the sessions of a user that began before `endedBefore`: their access tokens are refused from now on. */
export async function endSessionsBefore(tx: Tx, userId: string, endedBefore: Date): Promise<void> {
  await tx
    .insertInto('sessionCutoffs')
    .values({ userId, endedBefore })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ endedBefore }))
    .execute();
}

type Confirmation = { userId: string; session: string; confirmedAt: Date };

/** Records that the owner of a session has signed in again, at `confirmedAt`, to confirm it. Never sets it back. */
export async function saveConfirmation(tx: Tx, confirmation: Confirmation): Promise<void> {
  await tx
    .insertInto('sessionConfirmations')
    .values(confirmation)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'session']).doUpdateSet((eb) => ({
        confirmedAt: eb.fn<Date>('greatest', [
          'sessionConfirmations.confirmedAt',
          'excluded.confirmedAt',
        ]),
      })),
    )
    .execute();
}

/** Deletes the confirmations of a user that are too old to count. */
export async function deleteConfirmationsBefore(tx: Tx, userId: string, before: Date) {
  await tx
    .deleteFrom('sessionConfirmations')
    .where('userId', '=', userId)
    .where('confirmedAt', '<', before)
    .execute();
}

/** When a session was confirmed last, by the account's id; undefined if never. */
export async function findConfirmedAt(db: Db, sub: string, session: string) {
  const found = await db
    .selectFrom('sessionConfirmations as confirmation')
    .innerJoin('users', 'users.id', 'confirmation.userId')
    .select('confirmation.confirmedAt')
    .where('users.sub', '=', sub)
    .where('confirmation.session', '=', session)
    .executeTakeFirst();
  return found?.confirmedAt;
}
