import type { Socket } from 'node:net';
import type pg from 'pg';

/** Destroys a connection without notifying the server, which may hang: pending queries fail immediately. */
export function destroyConnection(client: pg.Client, reason?: Error): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy(reason);
}
