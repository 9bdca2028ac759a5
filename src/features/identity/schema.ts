import { z } from 'zod';
import { instantOut } from '../../platform/time/instant-schema.ts';

/** Configuration of the user pool that a browser needs to sign in; none of it is secret. */
export const identityConfigSchema = z.object({
  region: z.string(),
  userPoolId: z.string(),
  clientId: z.string(),
  /** Only set if the pool is not at Amazon's own address. */
  userPoolEndpoint: z.url().optional(),
  identityPoolId: z.string().optional(),
  identityPoolEndpoint: z.url().optional(),
});

/** The caller's own sessions; null where the pool does not list them. */
export const ownSessionsSchema = z
  .array(
    z.object({
      id: z.uuid(),
      /** Such as `Firefox on Windows`. */
      device: z.string().nullable(),
      signedInAt: instantOut,
      /** To about ten minutes. */
      lastUsedAt: instantOut,
      isCurrent: z.boolean(),
    }),
  )
  .nullable();

export const sessionInput = z.object({ id: z.uuid() });

export const endSessionsInput = z.object({ which: z.enum(['others', 'all']) });

export const endedSessionsSchema = z.object({ ended: z.number().nullable() });

/** Ten codes that are shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** Null where the pool has settings of its own. */
export const signInOptionsSchema = z
  .object({ requiresSecondFactor: z.boolean(), recoveryCodesLeft: z.number() })
  .nullable();

export const requireSecondFactorInput = z.object({ requiresSecondFactor: z.boolean() });
