/** How often one attempt may be repeated without being charged again. */
const FREE_REPEATS = 2;
const MAX_REMEMBERED = 10_000;
const MAX_KEY_LENGTH = 200;

/**
 * Tells whether an attempt, named by its client's Idempotency-Key, was charged to the client's rate limit a moment ago, so
 * that a double click or a retry after a lost response counts once. In memory of this process: a repeat that reaches
 * another copy is charged. Only a few repeats are free, as each still costs a request.
 */
export function chargedAttempts({ seconds }: { seconds: number }) {
  const attempts = new Map<string, { repeats: number; endsAtMs: number }>();
  return {
    isFreeRepeat(clientKey: string, idempotencyKey: string | null): boolean {
      if (!idempotencyKey || idempotencyKey.length > MAX_KEY_LENGTH) return false;
      const key = `${clientKey} ${idempotencyKey}`;
      const known = attempts.get(key);
      if (known && known.endsAtMs > Date.now() && known.repeats < FREE_REPEATS) {
        known.repeats += 1;
        return true;
      }
      attempts.delete(key);
      attempts.set(key, { repeats: 0, endsAtMs: Date.now() + seconds * 1_000 });
      const [oldest] = attempts.keys();
      if (attempts.size > MAX_REMEMBERED && oldest !== undefined) attempts.delete(oldest);
      return false;
    },
  };
}
