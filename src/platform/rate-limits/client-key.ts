import ipaddr from 'ipaddr.js';
import { memoizeLru } from '../cache/memoize-lru.ts';

// Some proxies include the port, which is different for every connection.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/;

const MAX_ADDRESS_LENGTH = 64;
/**
 * Cache size: enough for a few thousand addresses. The same client sends many requests, and parsing an address takes 7
 * µs.
 */
const MAX_CACHED_CHARACTERS = 400_000;
const keyOf = memoizeLru(readClientKey, MAX_CACHED_CHARACTERS);
const scopesOfKey = memoizeLru(readScopes, MAX_CACHED_CHARACTERS);

/**
 * The key by which rate limits identify a client: an IPv4 address, or the /64 of an IPv6 address, because a single
 * subscriber owns 2^64 neighbouring addresses. An IPv4-mapped IPv6 address counts as the IPv4 one. All invalid
 * addresses count as one client, and so do connections that have closed meanwhile, which have none.
 */
export function clientKey(address: string | undefined): string {
  return address === undefined || address.length > MAX_ADDRESS_LENGTH ? 'unknown' : keyOf(address);
}

function readClientKey(address: string): string {
  const [, v4, v6] = WITH_PORT.exec(address) ?? [];
  const bare = v4 ?? v6 ?? address;
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return `${a}:${b}:${c}:${d}::/64`;
}

/** A counter that a client's calls are added to; its limit is the limit of one client times `widens`. */
export type ClientScope = { key: string; widens: number };

/**
 * An IPv6 subscriber often has a /56 or a /48, and so 256 or 65,536 client keys; a carrier may serve as many
 * subscribers from one such network. So wider networks are counted as well, with limits above that of one client and
 * below the sum of all.
 */
const WIDER = [
  { bits: 56, widens: 4 },
  { bits: 48, widens: 16 },
] as const;

/** The counters of a client, the narrowest first: its own, and those of the networks that contain it. */
export const scopesOf = (client: string): readonly ClientScope[] => scopesOfKey(client);

function readScopes(client: string): readonly ClientScope[] {
  const [, prefix, subnet] = /^(\w+:\w+:\w+):(\w+)::\/64$/.exec(client) ?? [];
  const wider =
    prefix && subnet
      ? WIDER.map(({ bits, widens }) => {
          const masked = Number.parseInt(subnet, 16) & (bits === 56 ? 0xff00 : 0);
          return { key: `${prefix}:${masked.toString(16)}::/${bits}`, widens };
        })
      : [];
  return [{ key: client, widens: 1 }, ...wider];
}
