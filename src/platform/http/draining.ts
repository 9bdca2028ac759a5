import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 500;
// Leaves time for the rest of the shutdown, which must end within ten seconds.
const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 20;

export type Draining = {
  isDraining(): boolean;
  /** An answer is begun: the server stays open until its `end`. */
  begin(): void;
  /** An answer has left, or its client has. */
  end(): void;
};

/**
 * Lets nobody down while the server closes. Node's own close ends every connection that looks idle at
 * once, and one whose next request is still on its way looks idle. So first no new connection is
 * accepted, and every answer on the others says `connection: close`, after which their clients go
 * elsewhere. When nothing has been asked or answered for a grace period, whatever connection is left is
 * closed: one that never sends a request would otherwise keep the process. From the last answer on, not from the
 * signal: on a busy machine many clients take longer than that to come to their turn.
 */
export function registerDraining(app: FastifyInstance): Draining {
  let draining = false;
  let underWay = 0;
  let busyAtMs = 0;
  const count = (change: 1 | -1) => {
    underWay += change;
    if (draining) busyAtMs = performance.now();
  };
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    draining = true;
    NetServer.prototype.close.call(app.server);
    busyAtMs = performance.now();
    const isQuiet = () => underWay === 0 && performance.now() - busyAtMs >= GRACE_MS;
    await until(async () => isQuiet() || (await openConnections(app)) === 0, ANSWER_WITHIN_MS);
    app.server.closeAllConnections();
  });
  return { isDraining: () => draining, begin: () => count(1), end: () => count(-1) };
}

async function until(isTrue: () => Promise<boolean>, atMostMs: number): Promise<void> {
  const endMs = performance.now() + atMostMs;
  while (performance.now() < endMs && !(await isTrue())) await wait(LOOK_EVERY_MS);
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
