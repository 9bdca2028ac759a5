import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { PreparedResponse } from './prepared-response.ts';

const LINES = ['content-type', 'text/html', 'etag', '"é"'];
const LARGE = 100_000;
const id = (at: number) => String(at).padStart(36, '0');

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function ask(port: number, keepAlive: boolean) {
  const agent = new Agent({ keepAlive });
  onTestFinished(() => agent.destroy());
  const [response] = (await once(get({ port, agent, maxHeaderSize: 2 * LARGE }), 'response')) as [
    IncomingMessage,
  ];
  return { response, body: await buffer(response) };
}

test.each([
  ['kept open', 5_000, true],
  ['kept open', LARGE, true],
  ['closed', 5_000, false],
])('a connection that is %s gets what Node sends, with a body of %i bytes', async (...of) => {
  const [, size, keepAlive] = of;
  const body = Buffer.alloc(size, 'a');
  const lines = [...LINES, 'content-length', String(size)];
  const prepared = new PreparedResponse(404, lines, body);
  let calls = 0;
  const port = await listen((_request, response) => {
    calls += 1;
    if (calls > 1) return prepared.send(response, id(1));
    return response.writeHead(404, [...lines, 'x-request-id', id(1)]).end(body);
  });
  const byNode = await ask(port, keepAlive);
  for (let at = 0; at < 3; at += 1) {
    const ours = await ask(port, keepAlive);
    const { date, 'keep-alive': _, ...headers } = ours.response.headers;
    const { date: __, 'keep-alive': ___, ...expected } = byNode.response.headers;
    expect([ours.response.statusCode, headers]).toEqual([404, expected]);
    expect(ours.body.equals(byNode.body)).toBe(true);
    expect(Math.abs(Date.parse(String(date)) - Date.now())).toBeLessThan(20_000);
  }
});

test('a 304 has no body, and the connection goes on', async () => {
  const prepared = new PreparedResponse(304, LINES, undefined);
  const port = await listen((_request, response) => prepared.send(response, id(1)));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (const isReused of [false, true]) {
    const request = get({ port, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect([response.statusCode, (await buffer(response)).length]).toEqual([304, 0]);
    expect(request.reusedSocket).toBe(isReused);
  }
});

test('a response that is still being written keeps its request id while another is sent', async () => {
  // So long that the system accepts only a part that ends before the request id.
  const lines = [...LINES, 'link', 'a'.repeat(LARGE), 'content-length', '4'];
  const prepared = new PreparedResponse(200, lines, Buffer.from('body'));
  let calls = 0;
  let written: Socket | undefined;
  let received = Promise.withResolvers<void>();
  const port = await listen((request, response) => {
    calls += 1;
    prepared.send(response, id(calls));
    written = request.socket;
    received.resolve();
  });
  const reader = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void reader.destroy());
  while (!written?.writableLength) {
    received = Promise.withResolvers();
    reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await received.promise;
  }
  const expected = Array.from({ length: calls }, (_, at) => id(at + 1));
  await ask(port, true);
  let text = '';
  reader.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  reader.resume();
  const ids = () => [...text.matchAll(/x-request-id: (\d+)/g)].map(([, found]) => found);
  await expect.poll(ids, { timeout: 20_000 }).toEqual(expected);
});

test('a header with a line break is refused', () => {
  expect(() => new PreparedResponse(200, ['etag', 'a\r\nset-cookie: b'], undefined)).toThrow();
});
