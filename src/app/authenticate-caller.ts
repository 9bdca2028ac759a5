import { authenticateKey } from '../features/api-keys/authenticate-key.ts';
import { isApiKey } from '../features/api-keys/rules.ts';
import { authenticate } from '../features/staff/authenticate.ts';
import type { Caller } from '../platform/auth/user.ts';
import type { Context } from '../platform/trpc/context.ts';

/** The caller: a person by their access token, or a program by its API key. */
export const authenticateCaller = (ctx: Context): Promise<Caller> =>
  isApiKey(ctx.accessToken) ? authenticateKey(ctx, ctx.accessToken) : authenticate(ctx);
