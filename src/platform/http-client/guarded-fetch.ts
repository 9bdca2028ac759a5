import type { Headers } from 'undici';
import type { Resolve } from './guarded-connector.ts';

export type GuardedRequest = {
  method?: string;
  /** Sent to the address asked for; on the way to another origin only those that cannot be secret. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Most bytes taken of the answer, counted after decompression. */
  maxBytes?: number;
  /** For everything together: looking up, connecting, redirects, reading. */
  timeoutMs?: number;
  maxRedirects?: number;
};

export type GuardedAnswer = {
  status: number;
  /** Where the answer came from, after redirects. */
  url: string;
  /** Where permanent redirects (301, 308) alone have led; null if the first answer was none. */
  movedTo: string | null;
  headers: Headers;
  body: Buffer;
};

export type GuardedFetch = {
  /** Throws an `OutgoingError` if there is no answer; every status is an answer. */
  (url: string, request?: GuardedRequest): Promise<GuardedAnswer>;
  /** Ends all connections; requests in flight fail, not as `OutgoingError`: the outside is not to blame. */
  close(): Promise<void>;
};

export type GuardedFetchOptions = {
  /** Peers as `host:port` that may be anywhere, for tests and development. */
  allow?: readonly string[];
  resolve?: Resolve;
};

/**
 * A `fetch` for addresses that people type or servers answer: it reaches the public internet over http and
 * https on their usual ports and nothing else, by whatever spelling, name or redirect, and takes no more
 * bytes or time than it is given. The first request loads what it is made of.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  let opened: Promise<GuardedFetch> | undefined;
  const guardedFetch = async (url: string, request?: GuardedRequest) => {
    opened ??= import('./open-guarded-fetch.ts').then(({ openGuardedFetch }) =>
      openGuardedFetch(options),
    );
    return (await opened)(url, request);
  };
  return Object.assign(guardedFetch, { close: async () => (await opened)?.close() });
}
