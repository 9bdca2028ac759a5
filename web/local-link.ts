import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../src/app/app-router.ts';
import type { Context } from '../src/platform/trpc/context.ts';

type Uses = { router: AppRouter; createContext: () => Promise<Context> };
type Call = Parameters<ReturnType<TRPCLink<AppRouter>>>[0]['op'];

/**
 * tRPC link that calls the server's procedures in process and returns the same as over HTTP: values as serialized to
 * JSON, and errors in the documented shape. tRPC's own local link aborts each call when it is done, which costs more
 * than most cached calls; a page render always runs to its end, so it needs no abort.
 */
export function localLink(uses: Uses): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        answerTo(op, uses).then(
          // Does not call `complete`: no more values follow, and it would abort the call, too.
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
