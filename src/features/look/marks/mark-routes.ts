import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../db/client.ts';
import { matchesEtag } from '../../../platform/http/entity-tag.ts';
import { findMarkFiles } from '../queries.ts';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/**
 * Serves the firm's marks under the hash of their files, so that clients can cache them forever. An SVG that is opened by
 * itself runs, loads and frames nothing.
 */
export async function markFiles(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  app.get<{ Params: { file: string } }>('/marks/:file', async (request, reply) => {
    const [, id = '', type] = /^([\w-]{43})\.(svg|png)$/.exec(request.params.file) ?? [];
    const files = id ? await findMarkFiles(db, id) : undefined;
    const file = files?.[type as keyof typeof TYPES];
    if (!file) return reply.callNotFound();
    const etag = `"${id}-${type}"`;
    reply
      .type(TYPES[type as keyof typeof TYPES])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      )
      // Mails show it.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(file);
  });
}
