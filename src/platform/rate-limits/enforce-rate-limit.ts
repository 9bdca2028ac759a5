import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../errors/errors.ts';
import type { Context } from '../trpc/context.ts';
import { scopesOf } from './client-key.ts';

/**
 * Counts one call of `action` by this client and rejects it above the limit. Uses fixed windows: they are simple to
 * explain to a caller, and need one statement. The setting RATE_LIMIT_FACTOR raises every limit.
 */
export async function enforceRateLimit(
  ctx: Pick<Context, 'incrementCounter' | 'clientKey' | 'rateLimitFactor'>,
  action: string,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<void> {
  for (const { key, widens } of scopesOf(ctx.clientKey)) {
    const { hits, secondsLeft } = await ctx.incrementCounter({ key: `${action}:${key}`, seconds });
    // A rejected call is not counted for the wider networks, so that one client cannot use up its neighbours' budget.
    if (hits > limit * widens * ctx.rateLimitFactor) throw tooManyAttempts(secondsLeft);
  }
}

function tooManyAttempts(secondsLeft: number): DomainError {
  return new DomainError(
    'rate_limited',
    'too_many_requests',
    errors.tooManyAttempts({ wait: waitInWords(secondsLeft) }),
    { retryAfterSeconds: secondsLeft },
  );
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
