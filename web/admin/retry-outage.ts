import { apiErrorOf } from '../lib/api-error.ts';

// About three seconds in total.
const RETRIES = 3;
const FIRST_PAUSE_MS = 500;

/** Whether a call failed because the server was unreachable or temporarily unavailable. */
function isOutage(error: unknown): boolean {
  const code = apiErrorOf(error)?.code;
  return code === undefined || code === 'SERVICE_UNAVAILABLE';
}

/** Options for a query, or for a mutation without side effects: retry with backoff during a short outage. */
export const RETRY_OUTAGE = {
  retry: (failures: number, error: unknown) => failures < RETRIES && isOutage(error),
  retryDelay: (failures: number) => FIRST_PAUSE_MS * 2 ** failures,
};
