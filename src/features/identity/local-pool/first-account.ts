import { randomBytes } from 'node:crypto';
import { getFirmProfile } from '../../firm/queries.ts';
import { insertUser } from '../../staff/queries.ts';
import { hasAccounts } from './account-queries.ts';
import { createAccount } from './create-account.ts';
import type { LocalPool } from './pool.ts';

/** `password` is only set if it was generated here, not if it was configured. */
export type FirstSignIn = { username: string; password?: string };

// Sixteen base64url characters, which need no escaping in a shell or a log.
const PASSWORD_BYTES = 12;

/**
 * Creates the first staff account of an empty pool, with the firm's own address. Returns how to sign in, or null if
 * there are accounts already. If several processes start together, one of them creates it.
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
    await insertUser(tx, {
      sub,
      username,
      email,
      role: 'admin',
      areas: null,
      attorneyId: null,
      createdAt: pool.now(),
    });
    return { username, ...(!set && { password }) };
  });
}
