import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { memoizeLru } from '../cache/memoize-lru.ts';
import { ownBytes } from '../text/own-bytes.ts';
import { matchesEtag } from './matches-etag.ts';

// Of answers that many ask for; the longest ones of the back office would push them out.
const REMEMBERED_CHARACTERS = 4_000_000;

const etagOf = memoizeLru(
  (text) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  REMEMBERED_CHARACTERS,
);
const bytesOf = memoizeLru((text) => ownBytes(Buffer.from(text)), REMEMBERED_CHARACTERS);

/** Calls whose answers are for one person: staff, signed-in users, a client with their link. */
const PRIVATE = /^\/api\/(admin|identity\/me|appointment-links)(\/|$)/;
const LINK = /^\/api\/appointment-links\//;

/** Keeps those answers out of every cache, and the address of a client's link from where it leads. */
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
 * Gives every read that nothing else keeps out of caches an ETag, and answers 304 to whoever has that
 * answer already. The work is done either way; the bytes are not sent again.
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
