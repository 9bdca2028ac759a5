import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { clientKey } from '../rate-limits/client-key.ts';

/** The rate limit key of a request that Fastify has not processed yet: the same as `clientKey(request.ip)` later. */
export function clientOf(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => clientKey(socket.remoteAddress);
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => clientKey(proxyAddr(request, isTrusted));
}
