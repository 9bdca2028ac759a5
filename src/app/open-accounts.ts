import type { DbForGroup } from '../../db/client.ts';
import { BackgroundWork } from '../features/identity/local-pool/background-work.ts';
import {
  type FirstSignIn,
  seedFirstAccount,
} from '../features/identity/local-pool/first-account.ts';
import { type LocalPool, openLocalPool } from '../features/identity/local-pool/pool.ts';
import { openIdentity } from '../features/identity/open-identity.ts';
import type { IdentityPool } from '../platform/auth/identity-pool.ts';
import type { IncrementCounter } from '../platform/rate-limits/counter.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { Startup } from './startup.ts';

export type Accounts = {
  /** The embedded user pool, unless Cognito is used. */
  localPool: LocalPool | null;
  /** The user pool in use: the embedded one or Cognito. */
  identityPool: IdentityPool;
  /** Credentials of the first account, if this start created it; to be printed once. */
  firstSignIn: FirstSignIn | null;
};

type Uses = { dbForGroup: DbForGroup; incrementCounter: IncrementCounter; secrets: SecretBox };

/** Opens the user pool, and creates the first account of an empty embedded pool. */
export async function openAccounts(startup: Startup, uses: Uses): Promise<Accounts> {
  const { config, log, now, overrides, cleanUps } = startup;
  overrides.onStep?.('accounts');
  const localPool = await findLocalPool(startup, uses);
  const identityPool = openIdentity(config.identity, localPool, {
    now,
    onFailure: (error) =>
      log.error({ err: error }, 'cannot fetch the signing keys of the user pool'),
    ...overrides.cognito,
  });
  cleanUps.push(() => identityPool.close());
  overrides.stopping?.throwIfAborted();
  // Created last, so that nothing can fail between generating the password and printing it.
  const firstSignIn =
    config.identity.kind === 'local' && localPool
      ? await seedFirstAccount(localPool, config.identity.firstAccount)
      : null;
  return { localPool, identityPool, firstSignIn };
}

async function findLocalPool(
  { config, log, now }: Startup,
  { dbForGroup, ...uses }: Uses,
): Promise<LocalPool | null> {
  const { identity, dataDir, server } = config;
  if (identity.kind !== 'local') return null;
  const { kind: _kind, firstAccount: _firstAccount, ...names } = identity;
  return openLocalPool({
    ...uses,
    db: dbForGroup('local-pool'),
    now,
    dataDir,
    names,
    rateLimitFactor: server.rateLimitFactor,
    publicUrl: server.publicUrl,
    onLostSigningKey: (err) =>
      log.warn({ err }, 'the signing key of the user pool is lost; staff have to sign in again'),
    background: new BackgroundWork((err) =>
      log.error({ err }, 'background work of the user pool failed'),
    ),
  });
}
