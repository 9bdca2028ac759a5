import { isIP } from 'node:net';
import { Agent, type BodyInit, fetch, type Response } from 'undici';
import { numberInMessage } from '../text/number-rules.ts';
import { createGuardedConnector } from './guarded-connector.ts';
import type {
  GuardedAnswer,
  GuardedFetchOptions,
  GuardedRequest,
  OpenGuardedFetch,
} from './guarded-fetch.ts';
import { firstHop, type Hop, nextHop, REDIRECTS } from './hops.ts';
import { describeFailure, OutgoingError } from './outgoing-error.ts';

const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 4;
const MAX_HEADER_BYTES = 16_384;
const KEPT_ALIVE_MS = 1_000;

/** The implementation behind `createGuardedFetch`. */
export function openGuardedFetch({ allow = [], resolve }: GuardedFetchOptions): OpenGuardedFetch {
  const allowed = new Set(allow.map((peer) => peer.toLowerCase()));
  const isAllowedPeer = (hostname: string, port: string) =>
    allowed.has(`${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}`);
  const dispatcher = new Agent({
    connect: createGuardedConnector({ isAllowedPeer, resolve }),
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: KEPT_ALIVE_MS,
    keepAliveMaxTimeout: KEPT_ALIVE_MS,
    // The abort signal covers all timeouts.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const guardedFetch = async (address: string, request: GuardedRequest = {}) => {
    const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = request;
    const signal = AbortSignal.timeout(timeoutMs);
    let hop = firstHop(address, request, isAllowedPeer);
    try {
      for (let followed = 0; ; followed += 1) {
        const { url, method, headers } = hop;
        const body = hop.body as BodyInit;
        const init = { method, headers, body, signal, dispatcher, redirect: 'manual' } as const;
        const response = await fetch(url, init);
        if (!REDIRECTS.has(response.status)) return await readAnswer(response, hop, maxBytes);
        await response.body?.cancel();
        if (followed >= (request.maxRedirects ?? MAX_REDIRECTS)) throw tooManyRedirects(url);
        hop = nextHop(hop, response, isAllowedPeer);
      }
    } catch (error) {
      if (dispatcher.destroyed) throw new Error('Closed while asking', { cause: error });
      throw describeFailure(error, hop.url.hostname);
    }
  };
  return Object.assign(guardedFetch, { close: () => dispatcher.destroy() });
}

function tooManyRedirects(url: URL): OutgoingError {
  return new OutgoingError('bad_redirect', `${url.hostname} redirects too many times.`);
}

async function readAnswer(response: Response, hop: Hop, maxBytes: number): Promise<GuardedAnswer> {
  const { url, movedTo } = hop;
  const tooLarge = new OutgoingError(
    'too_large',
    `The response from ${url.hostname} is larger than ${numberInMessage(maxBytes)} bytes.`,
  );
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the connection.
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return { status, url: url.href, movedTo, headers, body: Buffer.concat(chunks) };
}
