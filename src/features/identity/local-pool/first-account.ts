import { randomBytes } from 'node:crypto';
import { getFirmProfile } from '../../firm/queries.ts';
import { insertUser } from '../../staff/queries.ts';
import { hasAccounts } from './account-queries.ts';
import { createAccount } from './create-account.ts';
import type { LocalPool } from './pool.ts';

/** `password` only if it was made up here; one that was set is known. */
export type FirstSignIn = { username: string; password?: string };

// Sixteen characters, without any that a line break or a shell would spoil.
const PASSWORD_BYTES = 12;

/**
 * Makes the first staff account of a pool that has none, with the firm's own address. Answers how to sign
 * in, or null if there are accounts. Of copies that start together one makes it.
 */
export async function seedFirstAccount(
  pool: LocalPool,
  { username, password: set }: { username: string; password?: string },
): Promise<FirstSignIn | null> {
  if (await hasAccounts(pool.db)) return null;
  const { email } = await getFirmProfile(pool.db);
  const password = set ?? randomBytes(PASSWORD_BYTES).toString('base64url');
  return pool.db.transaction().execute(async (tx) => {
    const account = await createAccount(tx, pool, { username, email, password, confirmed: true });
    if (!account) return null;
    const { sub } = account;
    await insertUser(tx, { sub, username, email, role: 'admin', createdAt: pool.now() });
    return { username, ...(!set && { password }) };
  });
}
