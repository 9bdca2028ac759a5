import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerPipelining } from './pipelining.ts';

const NO_DRAINING = { isDraining: () => false, begin() {}, end() {} };
const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

/** A server that holds each response, and both ends of a connection to it that has sent requests. */
async function send(requests: number, options: FastifyServerOptions = {}) {
  const app = Fastify({ forceCloseConnections: true, ...options });
  onTestFinished(() => app.close());
  const held: ((body: string) => void)[] = [];
  app.get('/', () => new Promise((resolve) => held.push(resolve)));
  registerPipelining(app, NO_DRAINING);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(app.server, 'connection');
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write(REQUEST.repeat(requests));
  const [server] = (await connected) as [Socket];
  return { client, server, held };
}

const closed = (socket: Socket) =>
  once(socket, 'close', { signal: AbortSignal.timeout(20_000) }).then(() => true);

test('requests of one connection are processed one after the other', async () => {
  const { client, held } = await send(3);
  for (const count of [1, 2, 3]) {
    await expect.poll(() => held.length).toBe(count);
    held.at(-1)?.('response');
    await once(client, 'data');
  }
});

test('a client that sends too far ahead is disconnected', async () => {
  const { client, held } = await send(34);
  expect(await closed(client)).toBe(true);
  expect(held).toHaveLength(1);
});

test('one that sends thirty-three requests is not', async () => {
  const { server, held } = await send(33);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.('response');
  await expect.poll(() => held.length).toBe(2);
  expect(server.destroyed).toBe(false);
});

test('a client that reads nothing is disconnected', async () => {
  const { client, server, held } = await send(1, { connectionTimeout: 1_000 });
  client.pause();
  await expect.poll(() => held.length).toBe(1);
  // More than the buffers of the system take.
  held[0]?.('a'.repeat(50_000_000));
  expect(await closed(server)).toBe(true);
});
