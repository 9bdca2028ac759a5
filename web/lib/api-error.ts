import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../src/app/app-router.ts';

/** What the server said about a failed call, or undefined if it said nothing (no connection, say). */
export function apiErrorOf(error: unknown) {
  return error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : undefined;
}

/** A failed call as `503: what the server said`. Source: admin spec §8. */
export function statusTextOf(error: unknown): string {
  const known = apiErrorOf(error);
  return known ? `${known.httpStatus}: ${known.message}` : 'The server could not be reached.';
}
