import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether a text is a network address, or a range of them such as `203.0.113.0/24`. IPv4 addresses need four decimal
 * parts: `127.1` and `010.0.0.1` mean different addresses to different programs.
 */
export function isAddressRange(text: string): boolean {
  const [address = ''] = text.split('/', 1);
  if (isIP(address) === 0 || address.includes('%')) return false;
  return address === text || ipaddr.isValidCIDR(text);
}

/** Whether an address is in one of the ranges. An IPv4-mapped IPv6 address counts as the IPv4 one. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return ranges.some((range) => {
    const [base, bits] = ipaddr.parseCIDR(
      range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`,
    );
    return base.kind() === client.kind() && client.match(base, bits);
  });
}
