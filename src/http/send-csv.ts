import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends a table to be saved, part by part: the next is asked for once the client has taken the last. One that
 * cannot be made ends the connection, so that nobody takes half a table for a whole one.
 */
export function sendCsv(reply: FastifyReply, name: string, parts: AsyncIterable<string>) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(parts, { objectMode: false }));
}
