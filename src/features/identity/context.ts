import type { IdentityPool } from '../../platform/auth/identity-pool.ts';
import type { LocalPool } from './local-pool/pool.ts';
import type { IdentityConfig } from './settings.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    identity: IdentityConfig;
    identityPool: IdentityPool;
    /** The embedded user pool; null with Cognito. */
    localPool: LocalPool | null;
  }
}
