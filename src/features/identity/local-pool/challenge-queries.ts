import type { Db } from '../../../../db/client.ts';

export type ChallengeKind =
  | 'password_verifier'
  | 'select_challenge'
  | 'new_password'
  | 'auto_sign_in'
  | 'second_factor'
  | 'second_factor_setup'
  | 'second_factor_ready'
  | 'passkey'
  | 'passkey_registration';

type Challenge = {
  tokenHash: string;
  kind: ChallengeKind;
  /** As the client typed it. */
  name: string;
  account: string | null;
  srpClientPublic: string | null;
  srpServerPublic: string | null;
  srpServerSecret: string | null;
  expiresAt: Date;
};

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insertInto('localIdentity.challenges').values(challenge).execute();
}

/** Deletes and returns the challenge: of concurrent responses to it, only one succeeds. */
export function consumeChallenge(db: Db, tokenHash: string, kind: ChallengeKind, now: Date) {
  return db
    .deleteFrom('localIdentity.challenges')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .returning(['name', 'account', 'srpClientPublic', 'srpServerPublic', 'srpServerSecret'])
    .executeTakeFirst();
}

/** Finds a challenge without consuming it. */
export function findChallenge(db: Db, tokenHash: string, kind: ChallengeKind, now: Date) {
  return db
    .selectFrom('localIdentity.challenges')
    .select(['name', 'account'])
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('localIdentity.challenges').where('expiresAt', '<', now).execute();
}
