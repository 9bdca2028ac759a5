import { LRUCache } from 'lru-cache';
import { hasStatus } from './calendar-error.ts';

type Token = { access_token: string; expires_in: number };

const MARGIN_MS = 60_000;
/** Only one calendar is active; staff may test a few more. */
const MAX_CACHED = 100;

/** Caches access tokens by their credentials, until a minute before they expire. In memory, per process. */
export class AccessTokens {
  readonly #cache = new LRUCache<string, { token: Promise<string>; until: number }>({
    max: MAX_CACHED,
  });

  /** Calls with a token; retries once with a new one if the cached token is rejected. */
  async use<Answer>(
    credentials: string,
    requestToken: () => Promise<Token>,
    call: (token: string) => Promise<Answer>,
  ): Promise<Answer> {
    const isCached = this.#isCached(credentials);
    try {
      return await call(await this.#get(credentials, requestToken));
    } catch (error) {
      if (!isCached || !hasStatus(error, 401)) throw error;
      this.#cache.delete(credentials);
      return call(await this.#get(credentials, requestToken));
    }
  }

  #isCached(credentials: string): boolean {
    return (this.#cache.get(credentials)?.until ?? 0) > Date.now();
  }

  #get(credentials: string, requestToken: () => Promise<Token>): Promise<string> {
    const known = this.#cache.get(credentials);
    if (known && known.until > Date.now()) return known.token;
    // Stores the promise at once, so that concurrent callers share one token request.
    const entry = { token: Promise.resolve(''), until: Date.now() + MARGIN_MS };
    entry.token = requestToken().then(
      ({ access_token, expires_in }) => {
        entry.until = Date.now() + expires_in * 1_000 - MARGIN_MS;
        return access_token;
      },
      (error: unknown) => {
        this.#cache.delete(credentials);
        throw error;
      },
    );
    this.#cache.set(credentials, entry);
    return entry.token;
  }
}
