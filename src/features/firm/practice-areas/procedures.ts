import { TRPCError } from '@trpc/server';
import { ZodError, ZodRealError } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { middleware } from '../../../platform/trpc/trpc.ts';
import { listActivePracticeAreaKeys } from './queries.ts';
import { isListKey } from './rules.ts';

/**
 * Adds the error about an unknown practice area to the field errors of an invalid input. The schema cannot check the
 * areas, which are database rows. Without this middleware, the error about the area would be returned only once all
 * other fields are valid. Use before `.input`.
 */
export const reportUnknownArea = middleware(async ({ ctx, getRawInput, next }) => {
  const result = await next();
  if (result.ok || result.error.code !== 'BAD_REQUEST') return result;
  const { cause } = result.error;
  if (!(cause instanceof ZodError)) return result;
  const { practiceArea } = ((await getRawInput()) ?? {}) as { practiceArea?: unknown };
  if (!isListKey(practiceArea)) return result;
  const keys = await ctx.contentCache.answer('practice area keys', () =>
    listActivePracticeAreaKeys(ctx.db),
  );
  if (keys.includes(practiceArea)) return result;
  const unknown: ZodError['issues'][number] = {
    code: 'custom',
    path: ['practiceArea'],
    message: validation.practiceArea,
    input: practiceArea,
  };
  throw new TRPCError({ code: 'BAD_REQUEST', cause: new ZodRealError([...cause.issues, unknown]) });
});
