import path from 'node:path';
import type { Db } from '../../../../db/client.ts';
import type { IncrementCounter } from '../../../platform/rate-limits/counter.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { BackgroundWork } from './background-work.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';

/** Identifies the pool to its clients; fixed, because passwords and tokens depend on it. */
export type PoolNames = {
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
};

/** The embedded user pool: its names, its key and its dependencies. */
export type LocalPool = PoolNames & {
  /** The part of the pool's id after the underscore; part of the SRP hash. */
  poolName: string;
  /** The issuer in tokens: the URL that Cognito would use, although nothing is served there. */
  issuer: string;
  signingKey: SigningKey;
  db: Db;
  incrementCounter: IncrementCounter;
  secrets: SecretBox;
  now: () => Date;
  rateLimitFactor: number;
  background: BackgroundWork;
  /** The address of the site, whose host passkeys belong to. */
  publicUrl: string;
};

/** One call to the pool; `clientKey` identifies the caller for limits. */
export type PoolCall = LocalPool & {
  clientKey: string;
  /** The User-Agent header. */
  userAgent?: string | undefined;
};

/** Loads the signing key, or creates it at the first start. */
export async function openLocalPool({
  dataDir,
  names,
  onLostSigningKey,
  ...uses
}: { dataDir: string; names: PoolNames; onLostSigningKey: (error: unknown) => void } & Pick<
  LocalPool,
  'db' | 'incrementCounter' | 'secrets' | 'now' | 'rateLimitFactor' | 'background' | 'publicUrl'
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
