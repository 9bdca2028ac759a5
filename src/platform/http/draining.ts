import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 500;
// Leaves time for the rest of the shutdown, which must end within ten seconds.
const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 20;

export type Draining = {
  isDraining(): boolean;
  /** A response has begun: the server stays open until its `end`. */
  begin(): void;
  /** A response was sent, or its client has disconnected. */
  end(): void;
};

/**
 * Graceful shutdown (drain). Node's own close immediately ends every connection that looks idle, including those whose
 * next request is still in transit. So the server first accepts no new connections, and sends `connection: close` with
 * each response, after which clients connect elsewhere. Once no request or response has been in progress for a grace
 * period, the remaining connections are closed: one that never sends a request would otherwise keep the process alive.
 * The grace period starts at the last response, not at the signal, because on a busy machine many clients wait longer
 * than that for their turn.
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
