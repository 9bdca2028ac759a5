import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = async (path: string, options: http.RequestOptions = {}) => {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request(`${app.url}/trpc/${path}`, options, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
};

it.each([
  ['an answer', 'visibility.list', 200],
  ['a batch', 'visibility.list,articles.list?batch=1', 200],
  ['a refusal', 'appointments.availability', 400],
  ['a call that there is not', 'nothing.here', 404],
])('%s comes in one piece, its length before it', async (_what, path, status) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['transfer-encoding']).toBeUndefined();
  expect(() => JSON.parse(answer.body)).not.toThrow();
});

it.each(['articles.list?batch=1', 'articles.list'])(
  '%s comes so too for who asks for it in parts',
  async (path) => {
    const answer = await ask(path, { headers: { 'trpc-accept': 'application/jsonl' } });
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
    expect(answer.headers['transfer-encoding']).toBeUndefined();
  },
);

it.each(['HEAD', 'TRACE', 'PUT', 'DELETE'])(
  '%s does nothing, and is no failure of ours',
  async (method) => {
    const { status } = await ask('visibility.list', { method });
    expect(status).toBeLessThan(500);
  },
);
