import type { TRPCError } from '@trpc/server';

/** A call that a page makes while it is rendered. */
export type PageCall = {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  input: unknown;
};

/** The answer as JSON: the value, undefined if there is none, or the documented shape of `error`. */
export type PageAnswer = { json: string | undefined; error?: TRPCError };

export type AnswerCall = (call: PageCall) => Promise<PageAnswer>;
