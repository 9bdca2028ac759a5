import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerPipelining } from './pipelining.ts';

const LONG_MS = 600_000;
const NO_DRAINING = { isDraining: () => false, begin() {}, end() {} };

/** A connection whose first request for `path` has been received. */
async function connectTo(path: string, timeouts: Parameters<typeof registerPipelining>[2]) {
  const app = Fastify({ keepAliveTimeout: 0, connectionTimeout: 0, forceCloseConnections: true });
  onTestFinished(() => app.close());
  const received = Promise.withResolvers<void>();
  app.get('/answered', async () => 'answer');
  app.get('/never-answered', (request) => {
    received.resolve();
    return once(request.raw, 'never');
  });
  registerPipelining(app, NO_DRAINING, timeouts);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('data', () => received.resolve());
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await received.promise;
  return socket;
}

test.each([
  ['/answered', { idleMs: 100, silentMs: LONG_MS }],
  ['/never-answered', { idleMs: LONG_MS, silentMs: 100 }],
])('a connection on which nothing happens after %s is closed', async (path, timeouts) => {
  const socket = await connectTo(path, timeouts);
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) });
});

test.each([
  ['/answered', { idleMs: LONG_MS, silentMs: 0 }],
  ['/never-answered', { idleMs: 0, silentMs: LONG_MS }],
])('the other limit does not apply after %s', async (path, timeouts) => {
  const socket = await connectTo(path, timeouts);
  const other = await connectTo('/answered', { idleMs: 0, silentMs: 0 });
  await once(other, 'close', { signal: AbortSignal.timeout(20_000) });
  expect(socket.destroyed).toBe(false);
});
