import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';

/**
 * Counts one call of `action` by this client and refuses it above the limit. Fixed windows: simple
 * to explain to a caller, and one statement. The setting RATE_LIMIT_FACTOR widens every limit.
 */
export async function takeHit(
  ctx: Pick<Context, 'countHit' | 'clientKey' | 'rateLimitFactor'>,
  action: string,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<void> {
  const { hits, secondsLeft } = await ctx.countHit({
    key: `${action}:${ctx.clientKey}`,
    seconds,
  });
  if (hits <= limit * ctx.rateLimitFactor) return;
  throw new DomainError(
    'rate_limited',
    'too_many_requests',
    `Too many attempts. Please wait ${waitInWords(secondsLeft)} and try again, or call us.`,
    { retryAfterSeconds: secondsLeft },
  );
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
