import type { TRPCError } from '@trpc/server';

/** A call that a page makes while it is rendered. */
export type PageCall = {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  input: unknown;
};

/** The result as JSON: `json` is the value, undefined if there is none; `error` is set if the call failed. */
export type PageAnswer = { json: string | undefined; error?: TRPCError };

export type AnswerCall = (call: PageCall) => Promise<PageAnswer>;
