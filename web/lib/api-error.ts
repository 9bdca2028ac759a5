import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../src/app-router.ts';

/** What the server said about a failed call, or undefined if it said nothing (no connection, say). */
export function apiErrorOf(error: unknown) {
  return error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : undefined;
}
