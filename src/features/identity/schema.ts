import { z } from 'zod';
import { STAFF_ROLES } from '../../platform/auth/rules.ts';
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
  /** Whether codes are mailed now: always by Cognito, by the embedded pool if mail is connected. */
  sendsCodes: z.boolean(),
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

export const endSessionsInput = z.object({ which: z.enum(['current', 'others', 'all']) });

export const endedSessionsSchema = z.object({ ended: z.number().nullable() });

/** Ten codes that are shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** The access token of a second sign-in, which confirms the session of the call. */
export const confirmSessionInput = z.object({ accessToken: z.string().min(1).max(8_192) });

const roles = z.array(z.enum(STAFF_ROLES));

/** Null where the pool has settings of its own. */
export const signInOptionsSchema = z
  .object({
    /** Whether the caller's role needs a second factor. */
    requiresSecondFactor: z.boolean(),
    /** All roles that need one. */
    secondFactorRoles: roles,
    recoveryCodesLeft: z.number(),
  })
  .nullable();

/** The roles that need a second factor from now on. */
export const requireSecondFactorInput = z.object({ roles });
