import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// Azure's platform service serves secrets at an address that looks public.
const ANSWERS_SECRETS: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, shared, multicast or
 * reserved, and without an embedded IPv4 address (mapped, NAT64, 6to4, Teredo, ISATAP).
 */
export function isPublicAddress(address: string): boolean {
  // The parser below also accepts legacy notations such as 127.1, which sockets never report.
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 ? isPublicIpv6(parsed) : isPublicIpv4(parsed);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !ANSWERS_SECRETS.has(address.toString());
}

/** IANA has allocated only 2000::/3 for global unicast, so all other ranges are rejected without a list. */
function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicIpv4(address.toIPv4Address());
  const [first = 0] = address.parts;
  if (first < 0x2000 || first > 0x3fff) return false;
  return address.range() === 'unicast' && !isIsatap(address);
}

function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x0200) && parts[5] === 0x5efe;
}
