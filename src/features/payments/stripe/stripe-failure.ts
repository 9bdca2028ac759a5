type Failure = { code?: unknown; statusCode?: unknown; message?: unknown; type?: unknown };

/** The words of the payment company about a failed request, in one line. Never contains the key. */
export function wordsOfFailure(error: unknown): string {
  const { message } = error as Failure;
  const words = typeof message === 'string' && message !== '' ? message : String(error);
  return words.replace(/\s+/g, ' ').slice(0, MAX_WORDS);
}
const MAX_WORDS = 500;

/** Whether the payment company has no such record: it was made with the keys of another account. */
export const isMissing = (error: unknown): boolean =>
  (error as Failure).code === 'resource_missing';

/** Whether the whole amount has been refunded before, such as in the dashboard of the payment company. */
export const isRefundedAlready = (error: unknown): boolean =>
  (error as Failure).code === 'charge_already_refunded';

/**
 * Whether the same request may succeed later: the payment company was not reached, was too busy, or refused the key,
 * which staff can replace. Everything else is its final decision.
 */
export function isTemporary(error: unknown): boolean {
  const { statusCode } = error as Failure;
  if (typeof statusCode !== 'number') return true;
  return statusCode >= 500 || [401, 403, 409, 429].includes(statusCode);
}
