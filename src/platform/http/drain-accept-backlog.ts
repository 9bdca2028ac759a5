import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

const WITHIN_MS = 2_000;

/**
 * Before a server stops listening: connections that the kernel has made and nobody has accepted would be reset. Each
 * turn of the event loop accepts one, so while turns bring some there may be more. Not while Fastify closes, which
 * ends a connection with each answer, and its client comes back at once.
 */
export async function drainAcceptBacklog(server: Server): Promise<void> {
  let quietTurns = 0;
  const countConnection = () => {
    quietTurns = 0;
  };
  server.on('connection', countConnection);
  const endMs = performance.now() + WITHIN_MS;
  // The turn in which this begins may be past its look for connections.
  for (; quietTurns < 2 && performance.now() < endMs; quietTurns += 1) await turn();
  server.off('connection', countConnection);
}
