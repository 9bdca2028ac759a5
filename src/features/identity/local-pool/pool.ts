import path from 'node:path';
import type { Db } from '../../../../db/client.ts';
import type { IncrementCounter } from '../../../platform/rate-limits/counter.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { BackgroundWork } from './background-work.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';

/** What identifies the pool to its clients; fixed, because passwords and tokens are bound to it. */
export type PoolNames = {
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
};

/** The embedded user pool: its names, its key, and what it uses of the rest. */
export type LocalPool = PoolNames & {
  /** The pool's id after the underscore; part of what SRP hashes. */
  poolName: string;
  /** Who the tokens say has made them: the address that Cognito would have, though nothing answers there. */
  issuer: string;
  signingKey: SigningKey;
  db: Db;
  incrementCounter: IncrementCounter;
  secrets: SecretBox;
  now: () => Date;
  rateLimitFactor: number;
  background: BackgroundWork;
};

/** One call to the pool, by whom `clientKey` says. */
export type PoolCall = LocalPool & { clientKey: string };

/** Loads the signing key, or makes it at the first start. */
export async function openLocalPool({
  dataDir,
  names,
  onLostSigningKey,
  ...uses
}: { dataDir: string; names: PoolNames; onLostSigningKey: (error: unknown) => void } & Pick<
  LocalPool,
  'db' | 'incrementCounter' | 'secrets' | 'now' | 'rateLimitFactor' | 'background'
>): Promise<LocalPool> {
  const { region, userPoolId } = names;
  const file = path.join(dataDir, 'identity-signing-key.sealed');
  return {
    ...names,
    ...uses,
    poolName: userPoolId.slice(userPoolId.indexOf('_') + 1),
    issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
    signingKey: await loadSigningKey(file, uses.secrets, onLostSigningKey),
  };
}
