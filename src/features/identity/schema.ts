import { z } from 'zod';

/** What a browser must know of the user pool to sign in; nothing of it is secret. */
export const identityConfigSchema = z.object({
  region: z.string(),
  userPoolId: z.string(),
  clientId: z.string(),
  /** Only where the pool is not at Amazon's own address. */
  userPoolEndpoint: z.url().optional(),
  identityPoolId: z.string().optional(),
  identityPoolEndpoint: z.url().optional(),
});
