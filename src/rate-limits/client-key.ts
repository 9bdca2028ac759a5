import ipaddr from 'ipaddr.js';

// Some proxies note the port along with the address: a new one for every connection.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/;

/**
 * Who a limit counts: an IPv4 address, or the /64 of an IPv6 one, because a single subscriber owns
 * 2^64 neighbours of it. An IPv4 address that is mapped into IPv6 counts as the IPv4 one. What is no address
 * counts as one client, whatever it is.
 */
export function clientKey(address: string): string {
  const [, v4, v6] = WITH_PORT.exec(address) ?? [];
  const bare = v4 ?? v6 ?? address;
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return `${a}:${b}:${c}:${d}::/64`;
}
