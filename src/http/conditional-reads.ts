import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from './matches-etag.ts';

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
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
