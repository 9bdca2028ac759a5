import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

const WITHIN_MS = 2_000;

/**
 * Accepts the connections in the kernel's accept backlog before the server stops listening, as they would be reset
 * otherwise. Each turn of the event loop accepts one, so this continues until turns bring no more. Call it before
 * Fastify closes: from then on, each response ends its connection, and clients reconnect at once.
 */
export async function drainAcceptBacklog(server: Server): Promise<void> {
  let quietTurns = 0;
  const countConnection = () => {
    quietTurns = 0;
  };
  server.on('connection', countConnection);
  const endMs = performance.now() + WITHIN_MS;
  // The current turn may already have polled for connections.
  for (; quietTurns < 2 && performance.now() < endMs; quietTurns += 1) await turn();
  server.off('connection', countConnection);
}
