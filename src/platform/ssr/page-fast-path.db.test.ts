import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const agent = new Agent({ keepAlive: true });
afterAll(async () => {
  agent.destroy();
  await app.close();
});

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

/**
 * Sends one request without the decoding that a client does, on a connection that stays open unless the headers say
 * otherwise.
 */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(app.url + path, { method, headers, agent }, async (response) => {
      const body = await buffer(response);
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    asked.on('error', reject).end();
  });
}

/** Without what differs between two responses; a page in Brotli is compressed again once it is cached. */
const without = ({ headers, body, ...answer }: Answer) => {
  const { 'x-request-id': _, date: __, ...same } = headers;
  if (headers['content-encoding'] !== 'br') return { ...answer, body, headers: same };
  const { 'content-length': ___, ...ofBrotli } = same;
  return { ...answer, body: brotliDecompressSync(body), headers: ofBrotli };
};

it.each(['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip', ''])(
  'a cached page is identical to the rendered one (%j)',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const made = await ask('/about', headers);
    const cached = await ask('/about', headers);
    expect(made.status).toBe(200);
    expect(without(cached)).toEqual(without(made));
    expect(cached.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(cached.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
  },
);

it('a cached page is identical to the rendered one on a connection that ends with it', async () => {
  const headers = { connection: 'close' };
  const made = await ask('/attorneys', headers);
  const cached = await ask('/attorneys', headers);
  expect(made.headers).toMatchObject({ connection: 'close' });
  expect(without(cached)).toEqual(without(made));
});

it('each encoding has its own ETag, which gets a 304 without a body', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const { headers: whole } = await ask('/about', headers);
    const known = { ...headers, 'if-none-match': String(whole.etag) };
    const first = await ask('/about', known);
    const again = await ask('/about', known);
    expect([first.status, first.body.length]).toEqual([304, 0]);
    expect(without(again)).toEqual(without(first));
    const other = encoding === 'br' ? 'gzip' : 'br';
    expect((await ask('/about', { ...known, 'accept-encoding': other })).status).toBe(200);
  }
});

it('a change is visible immediately', async () => {
  const name = async () => /<title>([^<]*)</.exec((await ask('/about')).body.toString())?.[1];
  await name();
  const before = await name();
  await app.deps.db.updateTable('firmProfile').set({ name: 'Harbor & Vale' }).execute();
  await expect.poll(name).not.toBe(before);
  expect(await name()).toContain('Harbor');
});

it.each([
  ['HEAD', {}],
  ['GET', { 'content-length': '0' }],
] as const)('%s with %j goes the usual way', async (method, headers) => {
  await ask('/about');
  await ask('/about');
  const answer = await ask('/about', headers, method);
  expect(answer.status).toBe(200);
  expect(answer.body.length > 0).toBe(method === 'GET');
});

it('a cached page runs no hook, and is counted as a page', async () => {
  const figures = async () => {
    const lines = (await ask('/metrics')).body.toString().split('\n');
    return [
      'lawfront_pages_total{origin="cache"}',
      // Counted by a hook of Fastify.
      'http_request_duration_seconds_count{method="GET",route="/*",status="200"}',
    ].map((name) => Number(lines.find((line) => line.startsWith(name))?.split(' ')[1]));
  };
  await ask('/about');
  const [pages = 0, hooked = 0] = await figures();
  await ask('/about');
  await ask('/about');
  expect(await figures()).toEqual([pages + 2, hooked]);
});

it('the not-found page is served from the cache, too', async () => {
  const first = await ask('/nobody-has-this');
  const again = await ask('/nobody-has-this');
  expect(first.status).toBe(404);
  expect(without(again)).toEqual(without(first));
});

it('a page that is requested from the cache becomes smaller, and stays the same otherwise', async () => {
  const headers = { 'accept-encoding': 'br' };
  const { headers: first, body } = await ask('/terms', headers);
  await expect
    .poll(async () => (await ask('/terms', headers)).body.length)
    .toBeLessThan(body.length * 0.95);
  const smaller = await ask('/terms', headers);
  expect(brotliDecompressSync(smaller.body)).toEqual(brotliDecompressSync(body));
  expect(smaller.headers).toMatchObject({
    etag: first.etag,
    'content-length': String(smaller.body.length),
  });
});
