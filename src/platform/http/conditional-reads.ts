import type { FastifyInstance } from 'fastify';
import { memoizeLru } from '../cache/memoize-lru.ts';
import { ownBytes } from '../text/own-bytes.ts';
import { etagOf, matchesEtag } from './entity-tag.ts';

// For popular responses only: the long ones of the back office would evict them.
const MAX_CACHED_CHARACTERS = 4_000_000;

/** Calls with private responses: for staff, a signed-in user, or, as `LINK`, a client. */
const PRIVATE = /^\/api\/(admin|identity\/me)(\/|$)/;
const LINK = /\/:token(\/|$)/;

/** Prevents all caching of private responses, and keeps the URL of a client's link out of Referer headers. */
export function registerPrivateReads(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ routeOptions, headers }, reply) => {
    const { url = '' } = routeOptions;
    const isLink = LINK.test(url);
    if (isLink || PRIVATE.test(url) || headers.authorization !== undefined) {
      reply.header('cache-control', 'private, no-store');
    }
    if (isLink) reply.header('referrer-policy', 'no-referrer');
  });
}

/**
 * Adds an ETag to every read without cache rules of its own, and responds with 304 if the client already has that
 * response. This saves the transfer, not the work. The ETags and bytes of repeated texts are cached, because creating
 * them takes 50 µs for the free times of four weeks (19 KB).
 */
export function registerConditionalReads(api: FastifyInstance): void {
  const tagOf = memoizeLru(etagOf, MAX_CACHED_CHARACTERS);
  const bytesOf = memoizeLru((text) => ownBytes(Buffer.from(text)), MAX_CACHED_CHARACTERS);
  api.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' && reply.statusCode === 200;
    if (!isRead || typeof payload !== 'string' || reply.getHeader('cache-control') !== 'no-store') {
      return payload;
    }
    const etag = tagOf(payload);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (!matchesEtag(request.headers['if-none-match'], etag)) return bytesOf(payload);
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
