import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../db/client.ts';
import { matchesEtag } from '../../../platform/http/entity-tag.ts';
import { findPhoto } from './queries.ts';

/** Serves photos under the hash of their bytes, so that clients can cache them for good. */
export async function photoFiles(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  app.get<{ Params: { id: string } }>('/photos/:id', async (request, reply) => {
    const { id } = request.params;
    const photo = /^[\w-]{43}$/.test(id) ? await findPhoto(db, id) : undefined;
    if (!photo) return reply.callNotFound();
    const etag = `"${id}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(photo.contentType).send(photo.bytes);
  });
}
