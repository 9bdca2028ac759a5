import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether the host of a URL may be on the public internet: a public IP address, or a name with a dot. */
export function isPublicHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return /[^.]\.[^.]/.test(host) && !/\.(localhost|local|internal)$/.test(host);
}
