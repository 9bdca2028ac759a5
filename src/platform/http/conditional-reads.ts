import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { memoizeLru } from '../cache/memoize-lru.ts';
import { ownBytes } from '../text/own-bytes.ts';
import { matchesEtag } from './matches-etag.ts';

// For popular responses only; the long ones of the back office would evict them.
const REMEMBERED_CHARACTERS = 4_000_000;

const etagOf = memoizeLru(
  (text) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  REMEMBERED_CHARACTERS,
);
const bytesOf = memoizeLru((text) => ownBytes(Buffer.from(text)), REMEMBERED_CHARACTERS);

/** Calls whose responses are private: to staff, a signed-in user, or a client with a link. */
const PRIVATE = /^\/api\/(admin|identity\/me|appointment-links)(\/|$)/;
const LINK = /^\/api\/appointment-links\//;

/** Keeps private responses out of all caches, and the address of a client's link out of Referer headers. */
export function registerPrivateReads(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ routeOptions, headers }, reply) => {
    const { url = '' } = routeOptions;
    if (PRIVATE.test(url) || headers.authorization !== undefined) {
      reply.header('cache-control', 'private, no-store');
    }
    if (LINK.test(url)) reply.header('referrer-policy', 'no-referrer');
  });
}

/**
 * Adds an ETag to every read without cache rules of its own, and responds with 304 if the client already has that
 * response. This saves the transfer, not the work.
 */
export function registerConditionalReads(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' && reply.statusCode === 200;
    if (!isRead || typeof payload !== 'string' || reply.getHeader('cache-control') !== 'no-store') {
      return payload;
    }
    const etag = etagOf(payload);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (!matchesEtag(request.headers['if-none-match'], etag)) return bytesOf(payload);
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
