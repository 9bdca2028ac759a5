import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/**
 * The rows of a `copy … to stdout` as bytes, with back pressure. Throws the database's error. The client cannot run
 * another query until the last row has been read.
 */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  yield* client.query(to(statement));
}

/** Feeds a `copy … from stdin`. Throws the error of the database or of the source; then nothing is copied. */
export const copyIn = (
  client: pg.ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<void> => pipeline(source, client.query(from(statement)));
