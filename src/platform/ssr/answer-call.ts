import {
  type AnyRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
} from '@trpc/server';
import type { Context } from '../trpc/context.ts';
import type { AnswerCall } from './page-calls-schema.ts';

/** Executes calls in process, all with the same context; the values and errors are the same as over HTTP. */
export function answerInProcess(router: AnyRouter, ctx: Context): AnswerCall {
  return async ({ path, type, input }) => {
    try {
      const answer: unknown = await callTRPCProcedure({
        router,
        path,
        type,
        ctx,
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
      return { json: JSON.stringify(answer) };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      const shape = getTRPCErrorShape({
        config: router._def._config,
        ...{ ctx, error, input, path, type },
      });
      return { json: JSON.stringify(shape), error };
    }
  };
}
