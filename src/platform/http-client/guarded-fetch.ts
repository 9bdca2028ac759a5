import type { Headers } from 'undici';
import type { Resolve } from './guarded-connector.ts';

export type GuardedRequest = {
  method?: string;
  /**
   * Sent to the requested origin; after a redirect to another origin, only headers that cannot contain secrets are
   * sent.
   */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Maximum size of the response body in bytes, after decompression. */
  maxBytes?: number;
  /** Timeout for the whole request: lookup, connecting, redirects and reading. */
  timeoutMs?: number;
  maxRedirects?: number;
};

export type GuardedAnswer = {
  status: number;
  /** URL of the response, after redirects. */
  url: string;
  /** The URL reached through permanent redirects (301, 308) only; null if the first response was not one. */
  movedTo: string | null;
  headers: Headers;
  body: Buffer;
};

export type OpenGuardedFetch = {
  /** Throws an `OutgoingError` if there is no response; a response with any status is returned. */
  (url: string, request?: GuardedRequest): Promise<GuardedAnswer>;
  /**
   * Closes all connections; requests in flight fail, but not with an `OutgoingError`, because the peer is not at fault.
   */
  close(): Promise<void>;
};

export type GuardedFetch = OpenGuardedFetch & {
  /** Whether the peer of a URL is on the allowlist of peers that may have any address, for tests and development. */
  allowsPeerOf(url: URL): boolean;
};

export type GuardedFetchOptions = {
  /** Allowlist of peers, as `host:port`, that may have any address, for tests and development. */
  allow?: readonly string[];
  resolve?: Resolve;
};

/** Whether a URL leads to one of these peers, given as `host:port`. A URL without a port has the one of its scheme. */
function peersIn(allow: readonly string[] = []): (url: URL) => boolean {
  const allowed = new Set(allow.map((peer) => peer.toLowerCase()));
  return ({ hostname, port, protocol }) =>
    allowed.has(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`);
}

/**
 * A `fetch` with an SSRF guard, for addresses that come from users or from servers: it reaches only the public internet
 * over http and https on their default ports, regardless of spelling, DNS name or redirects, and enforces limits of
 * size and time. Its implementation is loaded with the first request.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  let opened: Promise<OpenGuardedFetch> | undefined;
  const guardedFetch = async (url: string, request?: GuardedRequest) => {
    opened ??= import('./open-guarded-fetch.ts').then(({ openGuardedFetch }) =>
      openGuardedFetch(options),
    );
    return (await opened)(url, request);
  };
  return Object.assign(guardedFetch, {
    allowsPeerOf: peersIn(options.allow),
    close: async () => (await opened)?.close(),
  });
}
