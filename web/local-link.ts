import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../src/app/app-router.ts';
import type { Context } from '../src/platform/trpc/context.ts';

type Uses = { router: AppRouter; createContext: () => Promise<Context> };
type Call = Parameters<ReturnType<TRPCLink<AppRouter>>>[0]['op'];

/**
 * Asks the server's own procedures in the process, and answers as over HTTP: what JSON makes of dates, and errors
 * in the documented shape. tRPC's own link of this kind aborts each call when it is done, which costs more than
 * most calls do whose answers are kept; a page is rendered to its end.
 */
export function localLink(uses: Uses): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        answerTo(op, uses).then(
          // There is no more to come, and `complete` would abort, too.
          (data) => observer.next({ result: { data } }),
          (error) => observer.error(error),
        );
      });
}

async function answerTo(op: Call, { router, createContext }: Uses): Promise<unknown> {
  const ctx = await createContext();
  const { path, type, input } = op;
  try {
    const answer = await callTRPCProcedure({
      router,
      path,
      type,
      ctx,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });
    return asJson(answer);
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const config = router._def._config;
    const shape = getTRPCErrorShape({ config, ctx, error, input, path, type });
    throw TRPCClientError.from({ error: asJson(shape) as typeof shape }, { cause: error });
  }
}

const asJson = (answer: unknown): unknown =>
  answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
