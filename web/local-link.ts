import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../src/app/app-router.ts';
import type { AnswerCall, PageCall } from '../src/platform/ssr/page-calls-schema.ts';

/**
 * tRPC link that calls the server's procedures in process. tRPC's own local link aborts each call when it is done,
 * which takes longer than most cached calls; a page render always runs to completion, so it needs no abort.
 */
export function localLink(answer: AnswerCall): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        answerOf(op, answer).then(
          // `complete` is not called: it is not needed, because there is only one value, and it would abort the call.
          (data) => observer.next({ result: { data } }),
          (error) => observer.error(error),
        );
      });
}

async function answerOf({ path, type, input }: PageCall, answer: AnswerCall): Promise<unknown> {
  const { json, error } = await answer({ path, type, input });
  const value = json === undefined ? undefined : JSON.parse(json);
  if (error) throw TRPCClientError.from({ error: value }, { cause: error });
  return value;
}
