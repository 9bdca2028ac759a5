import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors/errors.ts';

/**
 * Limited because each export keeps a batch of rows in memory until its client has read it; a client that stops reading
 * is disconnected.
 */
const MAX_AT_ONCE = 6;
const RETRY_AFTER_SECONDS = 15;

declare module 'fastify' {
  interface FastifyInstance {
    /** CSV exports in progress on this server. */
    csvExports: { underWay: number };
  }
}

/** Register before any route that calls `sendCsv`. */
export function registerCsvExports(app: FastifyInstance): void {
  app.decorate('csvExports', { underWay: 0 });
}

type Parts = AsyncGenerator<string, void, void>;

/**
 * Streams a CSV file as a download, with back pressure: each part is requested once the client has received the one
 * before. If the first part fails, the call fails like any other; if a later one fails, the connection is closed, so
 * that a truncated table is not mistaken for a complete one. Throws `too_many_exports` if too many exports are in
 * progress.
 */
export async function sendCsv(reply: FastifyReply, name: string, parts: Parts) {
  const { csvExports } = reply.server;
  if (csvExports.underWay >= MAX_AT_ONCE) throw tooManyExports();
  csvExports.underWay += 1;
  // Emitted whether the response was sent, failed, or was aborted by the client.
  reply.raw.once('close', () => {
    csvExports.underWay -= 1;
  });
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

const tooManyExports = () =>
  new DomainError(
    'unavailable',
    'too_many_exports',
    'Several files are being downloaded already. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
