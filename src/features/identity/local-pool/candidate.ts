import { hkdfSync } from 'node:crypto';
import { type Account, findAccount } from './account-queries.ts';
import { CLIENT_POLICY, recordAttempt, STRANGERS_POLICY } from './attempt-queries.ts';
import { lockedOut, wrongPassword } from './cognito-error.ts';
import { isKnownClient } from './known-client-queries.ts';
import { clientHashOf } from './known-clients.ts';
import type { LocalPool, PoolCall } from './pool.ts';
import type { PasswordVerifier, SrpIdentity } from './srp.ts';

/**
 * Whoever somebody says they are. Without an account there is an identity and a verifier all the same,
 * always the same ones for a name, so that answers about unknown names look like those about others.
 */
export type Candidate = {
  /** As typed. */
  name: string;
  account: Account | undefined;
  identity: SrpIdentity;
  kept: PasswordVerifier;
};

const SALT_BYTES = 16;
const VERIFIER_BYTES = 383;

export async function findCandidate(pool: LocalPool, name: string): Promise<Candidate> {
  const account = await findAccount(pool.db, name.normalize('NFC'));
  const { poolName } = pool;
  if (!account) return { name, account, ...pretend(pool, name) };
  const { sub: userId, srpSalt: salt, srpVerifier: verifier } = account;
  return { name, account, identity: { poolName, userId }, kept: { salt, verifier } };
}

/**
 * Records an attempt at the password of an account or of an unknown name, and answers the account if it was
 * right. Counted per client, so that no client can lock out others; and for all clients together that
 * have never signed in to the account, against guesses from many addresses. Throws alike for a wrong password, an
 * unknown name, and a locked one of either. What is refused by one count is not counted by the other.
 */
export async function judgeAttempt(
  call: PoolCall,
  { account, identity: { userId } }: Candidate,
  isRight: boolean,
): Promise<Account> {
  const { db, now } = call;
  const right = isRight && account !== undefined;
  const attempt = { right, now: now() };
  const clientHash = clientHashOf(call, userId);
  await db.transaction().execute(async (tx) => {
    const isCounted =
      (await recordAttempt(tx, `${userId} ${clientHash}`, attempt, CLIENT_POLICY)) &&
      ((await isKnownClient(tx, userId, clientHash)) ||
        (await recordAttempt(tx, userId, attempt, STRANGERS_POLICY)));
    if (!isCounted) throw lockedOut();
  });
  if (!right) throw wrongPassword();
  return account;
}

function pretend({ poolName, signingKey }: LocalPool, name: string) {
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', signingKey.pepper, name.toLowerCase(), what, bytes));
  return {
    identity: { poolName, userId: uuidOf(derive('user', 16)) },
    kept: {
      salt: derive('salt', SALT_BYTES).toString('hex'),
      verifier: derive('verifier', VERIFIER_BYTES).toString('hex'),
    },
  };
}

/** A version 4 UUID like those of accounts, made of bytes that are given. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Where a code goes, as far as the caller may know: the address that they typed, masked. Nothing for a username,
 * because the address would tell known names from unknown ones.
 */
export const destinationOf = (name: string): string =>
  name.includes('@') ? maskEmail(name) : '***';

/** `dana@example.com` becomes `d***@e***`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
