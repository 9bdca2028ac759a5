import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Headers } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { INSIDE } from '../../testing/inside-addresses.ts';
import { createGuardedConnector, type Resolve } from './guarded-connector.ts';
import { createGuardedFetch, type GuardedFetch, type GuardedRequest } from './guarded-fetch.ts';
import { firstHop, nextHop } from './hops.ts';
import { describeFailure, OutgoingError, type OutgoingProblem } from './outgoing-error.ts';

const PUBLIC = '93.184.216.34';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function serve(listener: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  return { ...(await listenOn(server)), requests };
}

async function listenOn(server: Pick<Server, 'listen' | 'address' | 'close' | 'once'>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      if ('closeAllConnections' in server) (server as Server).closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { peer: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, port };
}

function guarded(allow: readonly string[] = [], resolve?: Resolve): GuardedFetch {
  const guardedFetch = createGuardedFetch({ allow, ...(resolve && { resolve }) });
  open.push(guardedFetch);
  return guardedFetch;
}

/** A resolver that returns the next list at each lookup, and repeats the last one. */
function resolveInTurn(...answers: string[][]) {
  const asked: string[] = [];
  const resolve: Resolve = async (hostname) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(hostname);
    return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, asked };
}

async function problemOf(
  fetching: Promise<unknown>,
): Promise<{ problem: OutgoingProblem; message: string }> {
  const error = await fetching.then(
    () => expect.fail('was answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutgoingError)) throw error;
  return error;
}

test.each(INSIDE)('%s is not requested', async (address) => {
  expect(await problemOf(guarded()(address))).toMatchObject({ problem: 'address_not_allowed' });
});

test.each([
  ['file:///etc/passwd', 'bad_address'],
  ['ftp://example.com/', 'bad_address'],
  ['data:text/plain,hello', 'bad_address'],
  ['gopher://127.0.0.1:70/_', 'bad_address'],
  ['//127.0.0.1/', 'bad_address'],
  ['feed', 'bad_address'],
  ['', 'bad_address'],
  ['http://[fe80::1%25eth0]/', 'bad_address'],
  ['http://user:secret@example.com/', 'bad_address'],
  ['http://user@example.com/', 'bad_address'],
  ['http://127.0.0.1:6379/', 'address_not_allowed'],
  ['http://example.com:22/', 'address_not_allowed'],
  ['https://example.com:80/', 'address_not_allowed'],
] as const)('%s is refused as %s', async (address, problem) => {
  expect(await problemOf(guarded()(address))).toMatchObject({ problem });
});

test('returns status, headers and body of an allowed host', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(404, { etag: '"1"' }).end('nothing here');
  });
  const answer = await guarded([server.peer])(`${server.url}/feed`);
  expect(answer).toMatchObject({ status: 404, url: `${server.url}/feed`, movedTo: null });
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(answer.body.toString()).toBe('nothing here');
});

test('a name that resolves to a private address is not requested, and the error does not disclose the address', async () => {
  const { resolve } = resolveInTurn(['10.11.12.13']);
  const error = await problemOf(guarded([], resolve)('http://intranet.example/'));
  expect(error.problem).toBe('address_not_allowed');
  expect(error.message).toBe('intranet.example is not an address on the public internet.');
});

test('one private address among public ones is enough to reject a name', async () => {
  const { resolve } = resolveInTurn([PUBLIC, '::1']);
  const error = await problemOf(guarded([], resolve)('http://mixed.example/'));
  expect(error.problem).toBe('address_not_allowed');
});

test('a name is resolved and checked again for each connection', async () => {
  const { resolve, asked } = resolveInTurn(['127.0.0.1']);
  const server = await serve((_request, response) => {
    response.writeHead(302, { location: 'http://rebinds.example/' }).end();
  });
  const error = await problemOf(guarded([server.peer], resolve)(server.url));
  expect(error.problem).toBe('address_not_allowed');
  expect(asked).toEqual(['rebinds.example']);
});

test('the checked address is the one connected to: the name is resolved once', async () => {
  const { port, requests } = await serve((_request, response) => response.end());
  const { resolve, asked } = resolveInTurn([PUBLIC], ['127.0.0.1']);
  const connector = createGuardedConnector({ isAllowedPeer: () => false, resolve });
  const socket = await new Promise<unknown>((settle) => {
    const target = { hostname: 'rebinds.example', protocol: 'http:', port: String(port) };
    connector({ ...target, host: 'rebinds.example' }, (error, connected) => {
      connected?.destroy();
      settle(error ?? connected);
    });
  });
  expect(socket).toBeInstanceOf(Error);
  expect(asked).toEqual(['rebinds.example']);
  expect(requests).toEqual([]);
}, 15_000);

test('no bytes reach a private server by a name, an address or a redirect', async () => {
  let connections = 0;
  const inner = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const { port } = await listenOn(inner as unknown as Server);
  const { resolve } = resolveInTurn(['127.0.0.1']);
  const connector = createGuardedConnector({ isAllowedPeer: () => false, resolve });
  for (const hostname of [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '[::1]',
    'rebinds.example',
    'localhost',
  ]) {
    const target = { hostname, host: hostname, protocol: 'http:', port: String(port) };
    const error = await new Promise((settle) =>
      connector(target, (...[failure]) => settle(failure)),
    );
    expect(error).toMatchObject({ problem: 'address_not_allowed' });
  }
  // The server does listen: a connection without the guard reaches it.
  await new Promise((settle) => connect(port, '127.0.0.1').once('close', settle));
  expect(connections).toBe(1);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  '//127.0.0.1/',
  'file:///etc/passwd',
  'http://user:secret@example.com/',
  'http://127.0.0.1:1/',
])('a redirect to %s is not followed', async (location) => {
  const server = await serve((_request, response) => {
    response.writeHead(302, { location }).end();
  });
  const { problem } = await problemOf(guarded([server.peer])(server.url));
  expect(['address_not_allowed', 'bad_address']).toContain(problem);
});

test('redirects are followed, and only permanent ones update the address', async () => {
  const server = await serve((request, response) => {
    const next: Record<string, [number, string]> = {
      '/a': [301, '/b'],
      '/b': [308, '/c'],
      '/c': [302, '/d'],
      '/d': [301, '/e'],
    };
    const [status, location] = next[request.url ?? ''] ?? [200, ''];
    response.writeHead(status, location ? { location } : {}).end('here');
  });
  const fetch = guarded([server.peer]);
  expect(await fetch(`${server.url}/a`)).toMatchObject({
    status: 200,
    url: `${server.url}/e`,
    movedTo: `${server.url}/c`,
  });
  expect(await fetch(`${server.url}/c`)).toMatchObject({ url: `${server.url}/e`, movedTo: null });
  const limited = fetch(`${server.url}/a`, { maxRedirects: 3 });
  expect(await problemOf(limited)).toMatchObject({ problem: 'bad_redirect' });
});

test('redirect loops end', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(301, { location: '/' }).end();
  });
  expect(await problemOf(guarded([server.peer])(server.url))).toMatchObject({
    problem: 'bad_redirect',
  });
  expect(server.requests).toHaveLength(5);
});

test.each(['', 'http://'])('a redirect to "%s" is rejected', async (location) => {
  const server = await serve((_request, response) => {
    response.writeHead(302, { location }).end();
  });
  expect(await problemOf(guarded([server.peer])(server.url))).toMatchObject({
    problem: 'bad_redirect',
  });
});

async function twoOrigins(status: number) {
  const seen: { url: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }[] =
    [];
  const target = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url, headers: request.headers, body });
    response.end();
  });
  const first = await serve((request, response) => {
    const location = request.url === '/here' ? '/there' : target.url;
    if (request.url === '/there') {
      seen.push({ url: request.url, headers: request.headers, body: '' });
      response.end();
    } else response.writeHead(status, { location }).end();
  });
  return { first, seen, fetch: guarded([first.peer, target.peer]) };
}

const WITH_SECRETS: GuardedRequest = {
  headers: {
    authorization: 'Bearer secret',
    cookie: 'secret',
    'X-Api-Key': 'secret',
    accept: 'text/html',
    'user-agent': 'Lawfront',
  },
};

test('secret headers are not sent to other origins', async () => {
  const { first, seen, fetch } = await twoOrigins(302);
  await fetch(first.url, WITH_SECRETS);
  await fetch(`${first.url}/here`, WITH_SECRETS);
  const [elsewhere, sameOrigin] = seen;
  expect(JSON.stringify(elsewhere?.headers)).not.toContain('secret');
  expect(elsewhere?.headers).toMatchObject({ accept: 'text/html', 'user-agent': 'Lawfront' });
  expect(sameOrigin?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-api-key': 'secret',
  });
});

test.each([307, 308])('a body is not forwarded to another origin by a %i', async (status) => {
  const { first, seen, fetch } = await twoOrigins(status);
  const sent = fetch(first.url, { method: 'POST', body: 'client_secret=1' });
  expect(await problemOf(sent)).toMatchObject({ problem: 'bad_redirect' });
  expect(seen).toEqual([]);
});

test.each([301, 302, 303])('a POST becomes a GET without its body on a %i', async (status) => {
  const { first, seen, fetch } = await twoOrigins(status);
  await fetch(first.url, { method: 'POST', body: 'client_secret=1' });
  expect(seen).toMatchObject([{ body: '' }]);
});

function compressFast(data: Buffer) {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

test.each([
  ['gzip', gzipSync],
  ['br', compressFast],
] as const)('a %s answer is decompressed, and a bomb is cut off', async (encoding, compress) => {
  const answers = [1_000, 60_000_000].map((size) => compress(Buffer.alloc(size, 65)));
  const server = await serve((request, response) => {
    const answer = answers[request.url === '/bomb' ? 1 : 0];
    response.writeHead(200, { 'content-encoding': encoding }).end(answer);
  });
  const fetch = guarded([server.peer]);
  expect((await fetch(server.url)).body).toHaveLength(1_000);
  expect(await problemOf(fetch(`${server.url}/bomb`))).toMatchObject({ problem: 'too_large' });
});

test('nested decompression bombs are cut off as well', async () => {
  const server = await serve((_request, response) => {
    const twice = gzipSync(gzipSync(Buffer.alloc(60_000_000)));
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(twice);
  });
  expect(await problemOf(guarded([server.peer])(server.url))).toMatchObject({
    problem: 'too_large',
  });
});

test('a truncated or invalid compressed response is an error', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is plain text');
  });
  expect(await problemOf(guarded([server.peer])(server.url))).toMatchObject({
    problem: 'broken_answer',
  });
});

test('the size limit holds with and without Content-Length', async () => {
  const body = Buffer.alloc(1_001);
  const server = await serve((request, response) => {
    if (request.url === '/announced') response.setHeader('content-length', body.length);
    response.write(body);
    response.end();
  });
  const fetch = guarded([server.peer]);
  for (const address of [server.url, `${server.url}/announced`]) {
    expect((await fetch(address, { maxBytes: 1_001 })).body).toHaveLength(1_001);
    expect(await problemOf(fetch(address, { maxBytes: 1_000 }))).toMatchObject({
      problem: 'too_large',
      message: 'The response from 127.0.0.1 is larger than 1,000 bytes.',
    });
  }
});

test('an endless response is cut off and the connection closed', async () => {
  let closed: () => void = () => undefined;
  const wasClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const server = await serve((_request, response) => {
    const chunk = Buffer.alloc(65_536);
    const writeOn = () => {
      while (response.write(chunk));
    };
    response.on('drain', writeOn).on('close', closed);
    writeOn();
  });
  expect(await problemOf(guarded([server.peer])(server.url))).toMatchObject({
    problem: 'too_large',
  });
  await wasClosed;
});

/** A server that sends every connection the same bytes every few milliseconds, forever. */
async function drip(first: string, then: string) {
  const server = createTcpServer((socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(then), 5);
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
  });
  return listenOn(server as unknown as Server);
}

test.each([
  ['bodies', 'HTTP/1.1 200 OK\r\n\r\n', 'x'],
  ['chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
  ['headers', 'HTTP/1.1 200 OK\r\n', 'a'],
  ['early hints', '', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
])('%s that drip in end when the time is over', async (_what, first, then) => {
  const { url, peer } = await drip(first, then);
  const startedAt = performance.now();
  const fetching = guarded([peer])(url, { timeoutMs: 300 });
  expect(['too_slow', 'unreachable']).toContain((await problemOf(fetching)).problem);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('the timeout covers all redirects together', async () => {
  const server = await serve((_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 100);
  });
  const fetching = guarded([server.peer])(server.url, { timeoutMs: 350, maxRedirects: 1_000 });
  expect(await problemOf(fetching)).toMatchObject({
    problem: 'too_slow',
    message: '127.0.0.1 did not respond in time.',
  });
});

test('the timeout covers a resolver that never answers', async () => {
  const fetch = guarded([], () => new Promise(() => undefined));
  expect(await problemOf(fetch('http://slow.example/', { timeoutMs: 200 }))).toMatchObject({
    problem: 'too_slow',
  });
});

test('endless headers are cut off', async () => {
  const { url, peer } = await drip('HTTP/1.1 200 OK\r\n', `x-more: ${'a'.repeat(4_000)}\r\n`);
  expect(await problemOf(guarded([peer])(url))).toMatchObject({ problem: 'too_large' });
});

test('invalid HTTP, a closed port and an unknown name have their own messages', async () => {
  const { url, peer } = await drip('SSH-2.0-OpenSSH_9.2\r\n', '');
  expect(await problemOf(guarded([peer])(url))).toMatchObject({ problem: 'broken_answer' });

  expect(await problemOf(guarded(['127.0.0.1:1'])('http://127.0.0.1:1/'))).toMatchObject({
    problem: 'unreachable',
    message: '127.0.0.1 cannot be reached.',
  });

  const nowhere = guarded([], async () => []);
  expect(await problemOf(nowhere('http://nowhere.example/'))).toMatchObject({
    problem: 'unknown_host',
    message: 'There is no server named nowhere.example.',
  });
});

test('closing aborts requests in flight without reporting a failure of the peer', async () => {
  const server = await serve(() => undefined);
  const fetch = guarded([server.peer]);
  const fetching = fetch(server.url).catch((error: unknown) => error);
  await expect.poll(() => server.requests.length).toBe(1);
  await fetch.close();
  expect(await fetching).not.toBeInstanceOf(OutgoingError);
});

test.each([
  ['ENOTFOUND', 'unknown_host'],
  ['EAI_AGAIN', 'unknown_host'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['UND_ERR_CONNECT_TIMEOUT', 'too_slow'],
  ['ETIMEDOUT', 'too_slow'],
  ['Z_BUF_ERROR', 'broken_answer'],
  ['ECONNRESET', 'unreachable'],
  ['UND_ERR_SOCKET', 'unreachable'],
])('%s of the network is told as %s and not word for word', (code, problem) => {
  const cause = Object.assign(new Error('connect 10.0.0.1:80'), { code });
  const told = describeFailure(new TypeError('fetch failed', { cause }), 'example.com');
  expect(told).toMatchObject({ problem, message: expect.stringContaining('example.com') });
  expect(told.message).not.toContain('10.0.0.1');
});

test('a redirect from https to http is rejected, one from http to https is followed', () => {
  const redirect = (from: string, location: string) =>
    nextHop(
      firstHop(from, {}, () => false),
      { status: 301, headers: new Headers({ location }) },
      () => false,
    ).url.href;
  expect(() => redirect('https://example.com/', 'http://example.com/feed')).toThrow(
    'example.com redirects from https to an address without encryption.',
  );
  expect(redirect('http://example.com/', 'https://example.com/')).toBe('https://example.com/');
  expect(redirect('https://example.com/', '//example.org/')).toBe('https://example.org/');
});
