import { initTRPC } from '@trpc/server';
import { requireStaff } from '../auth/user.ts';
import { presentError, toTrpcError } from '../errors/api-error.ts';
import { chargedAttempts } from '../rate-limits/charged-attempts.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import type { Context } from './context.ts';

const t = initTRPC
  .context<Context>()
  .meta<{ isStaff?: boolean }>()
  .create({
    // Decides whether stacks go to the client: never. They are in the log under the request id.
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const apiError = presentError(error, ctx?.requestId ?? 'none');
      return {
        ...shape,
        message: apiError.message,
        data: { ...apiError, httpStatus: shape.data.httpStatus },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

// next() never throws: a failure further in arrives as a result, and leaves as the error it means.
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

const measured = t.middleware(async ({ ctx, path, next }) => {
  const start = performance.now();
  const result = await next();
  const code = result.ok ? 'OK' : result.error.code;
  ctx.metrics.countCall({ procedure: path, code }, (performance.now() - start) / 1_000);
  return result;
});

/** Calls of one router share a part of the connections, so that one locked table does not stop the others. */
const inConnectionGroup = t.middleware(({ ctx, path, next }) =>
  next({ ctx: { db: ctx.dbForGroup(path.split('.', 1)[0] ?? path) } }),
);

/** First rung of the ladder: anybody may call. */
export const publicProcedure = t.procedure.use(measured).use(mapErrors).use(inConnectionGroup);

/**
 * Anybody may call, and everybody gets the same: without input, and of nothing but content. What content is
 * says the trigger `notify_content_changed`.
 */
export const sharedProcedure = publicProcedure.use(({ ctx, path, next }) =>
  ctx.kept.answer(path, next, ({ ok }) => ok),
);

/** The same of what takes input: everybody who asks for the same gets the same. Stands behind `.input`. */
export const sharedByInput = t.middleware(({ ctx, path, input, next }) =>
  ctx.kept.answer(`${path} ${JSON.stringify(input)}`, next, ({ ok }) => ok),
);

/** Second rung: whoever has an account, with or without access to the back office. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, user: await ctx.authenticate(ctx) } }),
);

/** Third rung: staff. What they change is answered once the pages of this process show it. */
export const staffProcedure = signedInProcedure
  .meta({ isStaff: true })
  .use(async ({ ctx, type, next }) => {
    requireStaff(ctx.user);
    const result = await next();
    if (type === 'mutation') await ctx.content.settle();
    return result;
  });

/**
 * Allows a caller `limit` calls of `action` per window, over both transports and all copies of the process. A repeat
 * with the same Idempotency-Key is not charged again: see `chargedAttempts`.
 */
export function rateLimited(action: string, window: { limit: number; seconds: number }) {
  const attempts = chargedAttempts(window);
  return t.middleware(async ({ ctx, next }) => {
    if (!attempts.isFreeRepeat(ctx.clientKey, ctx.idempotencyKey)) {
      await enforceRateLimit(ctx, action, window);
    }
    return next();
  });
}
