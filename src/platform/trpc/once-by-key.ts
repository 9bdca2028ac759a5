import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Db } from '../../../db/client.ts';
import { toTrpcError } from '../errors/api-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { REPLAYED_HEADER } from '../idempotency/rules.ts';
import type { ProcedureMeta } from '../rest/rest-route.ts';
import type { Context } from './context.ts';

/** A call as seen by middleware. */
type Call = {
  ctx: Context;
  path: string;
  type: string;
  meta: ProcedureMeta | undefined;
  getRawInput: () => Promise<unknown>;
};

type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError };

/**
 * Responds to a retried mutation with the response to its first attempt if the caller sends an Idempotency-Key; all
 * other calls are simply executed. `caller` is the namespace of the keys. Files are not stored, as they could contain
 * all rows of a table.
 */
export async function onceByKey<Carried extends Result>(
  { ctx, path, type, meta, getRawInput }: Call,
  caller: string,
  carryOut: (db?: Db) => Promise<Carried>,
): Promise<Carried> {
  const key = ctx.idempotencyKey;
  if (key === null || type !== 'mutation' || (meta && 'file' in meta)) return carryOut();
  const [group = path] = path.split('.', 1);
  const request = { group, caller, procedure: path, key, input: await getRawInput() };
  const once = await answerOnce(ctx, request, carryOut, (result) =>
    result.ok ? { answer: result.data } : { isRefusal: isRefusal(result.error) },
  );
  if ('result' in once) return once.result;
  ctx.setHeader(REPLAYED_HEADER, 'true');
  // tRPC's marker property exists only in the types.
  return { ok: true, data: once.known } as Carried;
}

/** Whether the failure is a client error (4xx) rather than a server error. */
const isRefusal = (error: TRPCError) => getHTTPStatusCodeFromError(toTrpcError(error)) < 500;
