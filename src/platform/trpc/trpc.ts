import { initTRPC } from '@trpc/server';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { needsStepUp, type Permission } from '../auth/permission-rules.ts';
import { requireRecentSignIn } from '../auth/step-up/require-recent-sign-in.ts';
import {
  requirePermission,
  requirePerson,
  requireSecondFactor,
  requireStaff,
  type StaffUser,
} from '../auth/user.ts';
import { formerNameHeaders, usesFormerName } from '../deprecation/former-names.ts';
import { presentError, toTrpcError } from '../errors/api-error.ts';
import { translateError } from '../errors/translate-error.ts';
import { chargedAttempts } from '../rate-limits/charged-attempts.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import type { ProcedureMeta } from '../rest/rest-route.ts';
import type { Context } from './context.ts';
import { noteKeyCall } from './note-key-call.ts';
import { onceByKey } from './once-by-key.ts';

const SSE_PING_MS = 15_000;
/** Clients then reconnect with a new token, so that a revoked account receives no more events. */
const SSE_MAX_DURATION_MS = 300_000;

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // False: stack traces are never sent to the client. They are in the log under the request id.
    isDev: false,
    sse: {
      // Also keeps proxies and `registerPipelining` from closing the connection.
      ping: { enabled: true, intervalMs: SSE_PING_MS },
      maxDurationMs: SSE_MAX_DURATION_MS,
    },
    errorFormatter({ shape, error, ctx }) {
      const shown = presentError(error, ctx?.requestId ?? 'none');
      const apiError = translateError(shown, ctx?.language ?? MAIN_LANGUAGE);
      return {
        ...shape,
        message: apiError.message,
        data: { ...apiError, httpStatus: shape.data.httpStatus },
      };
    },
  });

export const router = t.router;
export const middleware = t.middleware;
export const createCallerFactory = t.createCallerFactory;

/**
 * Runs for every call: provides the connections of its router's group, so that one locked table does not block the
 * other routers; sets the deprecation headers if the request uses a former name; records count and duration; and
 * converts failures to tRPC errors. All in one middleware, because tRPC copies the context for each. next() never
 * throws: a failure of an inner middleware is returned as a result.
 */
const baseMiddleware = t.middleware(async ({ ctx, path, meta, getRawInput, next }) => {
  const start = performance.now();
  if (meta?.formerNames && usesFormerName(meta.formerNames, path, await getRawInput())) {
    const headers = Object.entries(formerNameHeaders(ctx.publicUrl));
    for (const [name, value] of headers) ctx.setHeader(name, value);
  }
  const result = await next({ ctx: { db: ctx.dbForGroup(path.split('.', 1)[0] ?? path) } });
  const error = result.ok ? undefined : toTrpcError(result.error);
  const code = error?.code ?? 'OK';
  ctx.metrics.countCall({ procedure: path, code }, (performance.now() - start) / 1_000);
  if (error) throw error;
  return result;
});

/** Access level 1: public. */
export const publicProcedure = t.procedure.use(baseMiddleware);

/**
 * Public, and cached with the same answer for everybody: takes no input and depends on content only. What counts as
 * content is defined by the trigger `notify_content_changed`.
 */
export const sharedProcedure = publicProcedure.use(({ ctx, path, next }) =>
  ctx.contentCache.answer(path, next, ({ ok }) => ok),
);

/** Like `sharedProcedure`, for procedures with input: cached per input. Use after `.input`. */
export const sharedByInput = t.middleware(({ ctx, path, input, next }) =>
  ctx.contentCache.answer(`${path} ${JSON.stringify(input)}`, next, ({ ok }) => ok),
);

/** Access level 2: any signed-in account, with or without access to the back office. */
export const signedInProcedure = publicProcedure
  .meta({ isSignedIn: true })
  .use(async ({ ctx, next }) => next({ ctx: { ...ctx, user: await ctx.authenticate(ctx) } }));

/** Staff, on connections that return only the rows that the user may see. */
const staffCaller = signedInProcedure.meta({ isStaff: true }).use(({ ctx, next }) => {
  const { user } = ctx;
  requireStaff(user);
  return next({ ctx: { user, db: ctx.scopeRows(ctx.db, user) } });
});

/**
 * Returns the stored response for a repeated Idempotency-Key, and completes a change only once the pages of this
 * process show it.
 */
const staffMiddleware = t.middleware(async (call) => {
  const { type, next } = call;
  const { user, content, scopeRows } = call.ctx as typeof call.ctx & { user: StaffUser };
  const result = await onceByKey(call, user.id, (db) =>
    db ? next({ ctx: { db: scopeRows(db, user) } }) : next(),
  );
  if (user.scopes) await noteKeyCall(call, user, result.ok);
  if (type === 'mutation') await content.settle();
  return result;
});

const staffPerson = staffCaller.use(({ ctx, next }) => {
  requirePerson(ctx.user);
  return next();
});

/**
 * Access level 3a: any staff, for their own account, including those without the second factor that their role needs,
 * so that they can set one up. Not for programs with an API key.
 */
export const accountProcedure = staffPerson.use(staffMiddleware);

/** Like `accountProcedure`, for changes to the account's sign-in: needs a recent sign-in (`step_up_required`). */
export const confirmedAccountProcedure = staffPerson
  .meta({ isStaff: true, needsStepUp: true })
  .use(({ ctx, next }) => {
    requireRecentSignIn(ctx.user, ctx.now());
    return next();
  })
  .use(staffMiddleware);

/**
 * Access level 3b: any staff, for what concerns only the caller or is filtered by their permissions. Not for programs
 * with an API key. Throws `second_factor_required` for users without the second factor that their role needs.
 */
export const staffProcedure = staffPerson
  .use(({ ctx, next }) => {
    requireSecondFactor(ctx.user);
    return next();
  })
  .use(staffMiddleware);

/**
 * Access level 4: staff whose role includes the permission, and programs with a key that has its scope. Throws
 * `not_permitted` for all others, `second_factor_required` like level 3b, and `step_up_required` if the permission
 * needs a recent sign-in (`needsStepUp`).
 */
export const can = (permission: Permission) =>
  staffCaller
    .meta({ isStaff: true, permission, needsStepUp: needsStepUp(permission) })
    .use(({ ctx, next }) => {
      requireSecondFactor(ctx.user);
      requirePermission(ctx.user, permission);
      if (needsStepUp(permission)) requireRecentSignIn(ctx.user, ctx.now());
      return next();
    })
    .use(staffMiddleware);

/**
 * Lets a public mutation accept an Idempotency-Key. Use after its rate limit, and set `acceptsKey` in its `.meta()`.
 * All public callers share one namespace of keys, because keys are random values.
 */
export const acceptKey = t.middleware((call) =>
  onceByKey(call, 'public', (db) => (db ? call.next({ ctx: { db } }) : call.next())),
);

/**
 * Allows a caller `limit` calls of `action` per window, across both tRPC and REST and all instances. A retry with the
 * same Idempotency-Key is not charged again (see `chargedAttempts`) where the key keeps it from being executed again.
 */
export function rateLimited(action: string, window: { limit: number; seconds: number }) {
  const attempts = chargedAttempts(window);
  return t.middleware(async ({ ctx, type, meta, next }) => {
    const acceptsKey = meta !== undefined && 'acceptsKey' in meta;
    const isRunOnce = type === 'mutation' && (acceptsKey || meta?.isStaff);
    await attempts.charge(ctx.clientKey, isRunOnce ? ctx.idempotencyKey : null, () =>
      enforceRateLimit(ctx, action, window),
    );
    return next();
  });
}
