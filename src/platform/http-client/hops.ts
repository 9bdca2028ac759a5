import { Headers, type Response } from 'undici';
import type { GuardedRequest } from './guarded-fetch.ts';
import { OutgoingError } from './outgoing-error.ts';

export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PERMANENT: ReadonlySet<number> = new Set([301, 308]);
const NEVER_SECRET: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]);

/** One request of a chain of redirects. */
export type Hop = {
  url: URL;
  method: string;
  headers: Headers;
  body: string | Buffer | null;
  /** Whether every redirect so far was permanent. */
  permanently: boolean;
  movedTo: string | null;
};

type IsAllowedPeer = (hostname: string, port: string) => boolean;

/** Throws an `OutgoingError` if the address is not allowed. */
export function firstHop(
  address: string,
  { method = 'GET', headers = {}, body }: Pick<GuardedRequest, 'method' | 'headers' | 'body'>,
  isAllowedPeer: IsAllowedPeer,
): Hop {
  return {
    url: requireAllowed(address, isAllowedPeer),
    method,
    headers: new Headers(headers),
    body: body ?? null,
    permanently: true,
    movedTo: null,
  };
}

/** The request that follows a redirect. Throws an `OutgoingError` if it must not be followed. */
export function nextHop(
  hop: Hop,
  response: Pick<Response, 'status' | 'headers'>,
  isAllowedPeer: IsAllowedPeer,
): Hop {
  const location = response.headers.get('location') ?? '';
  if (!location || !URL.canParse(location, hop.url)) {
    throw new OutgoingError('bad_redirect', `${hop.url.hostname} redirects to no valid address.`);
  }
  const url = requireAllowed(new URL(location, hop.url).href, isAllowedPeer);
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw new OutgoingError(
      'bad_redirect',
      `${hop.url.hostname} redirects from https to an address without encryption.`,
    );
  }
  const sameOrigin = url.origin === hop.url.origin;
  const becomesGet = becomesGetOn(response.status, hop.method);
  if (!sameOrigin && hop.body !== null && !becomesGet) {
    throw new OutgoingError(
      'bad_redirect',
      `${hop.url.hostname} wants what was sent to it to be sent to ${url.hostname}.`,
    );
  }
  const permanently = hop.permanently && PERMANENT.has(response.status);
  return {
    url,
    method: becomesGet ? 'GET' : hop.method,
    headers: sameOrigin ? hop.headers : withoutSecrets(hop.headers),
    body: becomesGet ? null : hop.body,
    permanently,
    movedTo: permanently ? url.href : hop.movedTo,
  };
}

/** As in browsers (Fetch standard, HTTP-redirect fetch, step 12). */
function becomesGetOn(status: number, method: string): boolean {
  if (status === 303) return method !== 'HEAD';
  return (status === 301 || status === 302) && method === 'POST';
}

function withoutSecrets(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => NEVER_SECRET.has(name)));
}

function requireAllowed(address: string, isAllowedPeer: IsAllowedPeer): URL {
  if (!URL.canParse(address)) throw new OutgoingError('bad_address', 'This is not a web address.');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutgoingError(
      'bad_address',
      'Only addresses that begin with http:// or https:// can be used.',
    );
  }
  if (url.username || url.password) {
    throw new OutgoingError('bad_address', 'The address must not contain a user name or password.');
  }
  if (url.port && !isAllowedPeer(url.hostname, url.port)) {
    throw new OutgoingError(
      'address_not_allowed',
      `Port ${url.port} is not allowed; only the usual ports of the web are.`,
    );
  }
  return url;
}
