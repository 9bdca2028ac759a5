import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 500;
const LOOK_EVERY_MS = 20;

/**
 * Lets nobody down while the server closes. Node's own close ends every connection that looks idle at
 * once, and one whose next request is still on its way looks idle. So first no new connection is
 * accepted, and every answer on the others says `connection: close`, after which their clients go
 * elsewhere; only connections that stayed silent are closed.
 */
export function registerDraining(app: FastifyInstance): void {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    draining = true;
    NetServer.prototype.close.call(app.server);
    for (let waitedMs = 0; waitedMs < GRACE_MS; waitedMs += LOOK_EVERY_MS) {
      if ((await openConnections(app)) === 0) return;
      await wait(LOOK_EVERY_MS);
    }
  });
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
