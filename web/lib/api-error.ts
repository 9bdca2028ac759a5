import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../src/app/app-router.ts';

/** The API error of a failed call, or undefined if there was no response from the API (no connection, for example). */
export function apiErrorOf(error: unknown) {
  return error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : undefined;
}

/** Status and message of a failed call, such as `503: The server's message`. Source: admin spec §8. */
export function statusTextOf(error: unknown): string {
  const known = apiErrorOf(error);
  return known ? `${known.httpStatus}: ${known.message}` : 'The server could not be reached.';
}
