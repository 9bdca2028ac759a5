import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../db/client.ts';
import { insertAccount, type NewAccount } from './account-queries.ts';
import type { LocalPool } from './pool.ts';
import { createPasswordVerifier } from './srp.ts';

type Request = Pick<NewAccount, 'username' | 'email'> & {
  password: string;
  /** Whether name and address need no confirmation, because staff vouch for them. */
  confirmed: boolean;
  /** Whether the password is a temporary one, to be replaced at the first sign-in. */
  mustChangePassword?: boolean;
};

/** Returns the new account, or undefined if the name is taken. The password itself is not stored. */
export async function createAccount(
  db: Db,
  { poolName, now }: Pick<LocalPool, 'poolName' | 'now'>,
  { password, confirmed, mustChangePassword = false, ...names }: Request,
): Promise<NewAccount | undefined> {
  const sub = randomUUID();
  const { salt, verifier } = createPasswordVerifier({ poolName, userId: sub }, password);
  const account: NewAccount = {
    ...names,
    sub,
    confirmed,
    emailVerified: confirmed,
    mustChangePassword,
    srpSalt: salt,
    srpVerifier: verifier,
  };
  return (await insertAccount(db, account, now())) ? account : undefined;
}
