import ipaddr from 'ipaddr.js';

/** Whether a text is a network address, or a range of them such as `203.0.113.0/24`. */
export const isAddressRange = (text: string): boolean =>
  text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);

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
