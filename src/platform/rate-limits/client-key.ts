import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

// Some proxies note the port along with the address: a new one for every connection.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/;

const MAX_ADDRESS_LENGTH = 64;
const known = new LRUCache<string, string>({ max: 5_000 });

/**
 * Who a limit counts: an IPv4 address, or the /64 of an IPv6 one, because a single subscriber owns
 * 2^64 neighbours of it. An IPv4 address that is mapped into IPv6 counts as the IPv4 one. What is no address
 * counts as one client, whatever it is.
 */
export function clientKey(address: string): string {
  if (address.length > MAX_ADDRESS_LENGTH) return 'unknown';
  const key = known.get(address);
  if (key !== undefined) return key;
  const made = readClientKey(address);
  known.set(address, made);
  return made;
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

/** A counter that a client's calls count in, with as many times the limit of one client. */
export type ClientScope = { key: string; widens: number };

/**
 * A subscriber of IPv6 often has a /56 or a /48, and so 256 or 65,536 clients; a carrier may serve as many subscribers
 * from one. So wider networks are counted as well, and have more than one client and less than all of them.
 */
const WIDER = [
  { bits: 56, widens: 4 },
  { bits: 48, widens: 16 },
] as const;

const knownScopes = new LRUCache<string, readonly ClientScope[]>({ max: 5_000 });

/** The counters of a client, the narrowest first: its own, and those of the networks that it is in. */
export function scopesOf(client: string): readonly ClientScope[] {
  const known = knownScopes.get(client);
  if (known) return known;
  const [, prefix, subnet] = /^(\w+:\w+:\w+):(\w+)::\/64$/.exec(client) ?? [];
  const wider =
    prefix && subnet
      ? WIDER.map(({ bits, widens }) => {
          const kept = Number.parseInt(subnet, 16) & (bits === 56 ? 0xff00 : 0);
          return { key: `${prefix}:${kept.toString(16)}::/${bits}`, widens };
        })
      : [];
  const scopes = [{ key: client, widens: 1 }, ...wider];
  knownScopes.set(client, scopes);
  return scopes;
}
