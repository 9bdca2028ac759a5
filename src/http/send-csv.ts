import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Parts = AsyncGenerator<string, void, void>;

/**
 * Sends a table to be saved, part by part: the next is asked for once the client has taken the last. Without a
 * first part the call is refused like any other. A later one that cannot be made ends the connection, so that
 * nobody takes half a table for a whole one.
 */
export async function sendCsv(reply: FastifyReply, name: string, parts: Parts) {
  const first = await parts.next();
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(allOf(first.value ?? '', parts), { objectMode: false }));
}

async function* allOf(first: string, rest: Parts): Parts {
  yield first;
  yield* rest;
}
