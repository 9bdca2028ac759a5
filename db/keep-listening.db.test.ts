import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { keepListening } from './keep-listening.ts';
import { SilentConnections } from './silent-connections.ts';

class CountingConnections extends SilentConnections {
  ended = 0;
  override endSilent(): void {
    this.ended += 1;
  }
}

/**
 * A proxy to the server that leaves some connections, numbered from one, without a response, and breaks others at once.
 */
async function startProxy(
  { host, port }: { host: string; port: number },
  held: number[],
  broken: number[] = [],
) {
  const sockets = new Set<Socket>();
  let count = 0;
  const proxy = createServer((socket) => {
    count += 1;
    sockets.add(socket.on('error', () => {}));
    if (held.includes(count)) return;
    if (broken.includes(count)) return void socket.destroy();
    const upstream = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect({ host, port });
    sockets.add(upstream.on('error', () => {}));
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    cut,
    close: () => {
      cut();
      proxy.close();
    },
  };
}

/** Listens through the proxy. Returns how often it has begun to listen. */
async function listenThrough(port: number, silentConnections: SilentConnections) {
  let listened = 0;
  const listener = await keepListening(
    {
      connection: {
        ...inject('testServer'),
        database: 'postgres',
        host: '127.0.0.1',
        port,
        application_name: 'test',
      },
      channels: ['keep_listening_test'],
      silentConnections,
    },
    {
      onNotification: () => {},
      onListening: () => {
        listened += 1;
      },
      onLost: () => {},
    },
  );
  onTestFinished(() => listener.close());
  return () => listened;
}

it('treats one slow connection as a busy server, and two in a row as packet loss', async () => {
  // The first connection works, then one hangs, then two.
  const proxy = await startProxy(inject('testServer'), [2, 4, 5]);
  onTestFinished(proxy.close);
  const silentConnections = new CountingConnections();
  const listened = await listenThrough(proxy.port, silentConnections);
  expect(listened()).toBe(1);
  proxy.cut();
  await expect.poll(listened).toBe(2);
  expect(silentConnections.ended).toBe(0);
  proxy.cut();
  await expect.poll(listened).toBe(3);
  expect(silentConnections.ended).toBe(1);
});

it('treats attempts that fail at once, as without a route, like those without a response', async () => {
  // One attempt fails; later one fails after another without a response.
  const proxy = await startProxy(inject('testServer'), [4], [2, 5]);
  onTestFinished(proxy.close);
  const silentConnections = new CountingConnections();
  const listened = await listenThrough(proxy.port, silentConnections);
  proxy.cut();
  await expect.poll(listened).toBe(2);
  expect(silentConnections.ended).toBe(0);
  proxy.cut();
  await expect.poll(() => silentConnections.isServerLost).toBe(true);
  await expect.poll(listened).toBe(3);
  expect(silentConnections.ended).toBe(1);
  expect(silentConnections.isServerLost).toBe(false);
});
