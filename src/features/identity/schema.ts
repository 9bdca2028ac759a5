import { z } from 'zod';

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
