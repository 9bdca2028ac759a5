import { hkdfSync } from 'node:crypto';
import { type Account, findAccount } from './account-queries.ts';
import { CLIENT_POLICY, recordAttempt, STRANGERS_POLICY } from './attempt-queries.ts';
import { lockedOut, wrongPassword } from './cognito-error.ts';
import { isKnownClient } from './known-client-queries.ts';
import { clientHashOf } from './known-clients.ts';
import type { LocalPool, PoolCall } from './pool.ts';
import type { PasswordVerifier, SrpIdentity } from './srp.ts';

/**
 * The account that somebody claims to own. An unknown name gets a fake identity and verifier, always the same for one
 * name, so that responses do not reveal which names exist.
 */
export type Candidate = {
  /** As typed. */
  name: string;
  account: Account | undefined;
  identity: SrpIdentity;
  storedVerifier: PasswordVerifier;
};

const SALT_BYTES = 16;
const VERIFIER_BYTES = 383;

export async function findCandidate(pool: LocalPool, name: string): Promise<Candidate> {
  const account = await findAccount(pool.db, name.normalize('NFC'));
  const { poolName } = pool;
  if (!account) return { name, account, ...pretend(pool, name) };
  const { sub: userId, srpSalt: salt, srpVerifier: verifier } = account;
  return { name, account, identity: { poolName, userId }, storedVerifier: { salt, verifier } };
}

/**
 * Records a password attempt for an account or an unknown name, and returns the account if the password was right.
 * Attempts are counted per client, so that no client can lock out others, and for all clients together that have never
 * signed in to the account, against distributed guessing. For a wrong password and for a lock, the errors are the same
 * for accounts and unknown names. An attempt that one counter rejects is not counted by the other.
 */
export async function recordPasswordAttempt(
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
    storedVerifier: {
      salt: derive('salt', SALT_BYTES).toString('hex'),
      verifier: derive('verifier', VERIFIER_BYTES).toString('hex'),
    },
  };
}

/** Builds a version 4 UUID, like those of accounts, from the given bytes. */
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
 * Where a code is sent, as far as the caller may know: the masked address if they typed one. For a username it is
 * hidden, because it would reveal whether the account exists.
 */
export const destinationOf = (name: string): string =>
  name.includes('@') ? maskEmail(name) : '***';

/** `dana@example.com` becomes `d***@e***`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
