import type { Socket } from 'node:net';
import type pg from 'pg';

/** Ends a connection without a word to the server, which may hang: what waits for an answer fails at once. */
export function endAtOnce(client: pg.Client, reason?: Error): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy(reason);
}
