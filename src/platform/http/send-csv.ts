import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../errors/errors.ts';

/** Each holds a batch of rows as long as its client takes them; a client that takes nothing is cut off. */
const MAX_AT_ONCE = 6;
const RETRY_AFTER_SECONDS = 15;
let underWay = 0;

type Parts = AsyncGenerator<string, void, void>;

/**
 * Sends a table to be saved, part by part: the next is asked for once the client has taken the last. Without a
 * first part the call is refused like any other. A later one that fails ends the connection, so that
 * half a table is not mistaken for a whole one. Throws `too_many_exports` where several are being taken.
 */
export async function sendCsv(reply: FastifyReply, name: string, parts: Parts) {
  if (underWay >= MAX_AT_ONCE) throw tooManyExports();
  underWay += 1;
  // Sent, refused, or given up by the client.
  reply.raw.once('close', () => {
    underWay -= 1;
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
