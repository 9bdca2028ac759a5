import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Streams a ZIP file as a download that must not be cached. */
export function sendZip(reply: FastifyReply, name: string, bytes: AsyncIterable<Uint8Array>) {
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(bytes, { objectMode: false }));
}
