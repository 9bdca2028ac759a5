import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://law.example', API_BASE_URL: 'https://api.law.example' };
  app = await startTestApp({ env });
});
afterAll(() => app.close());

/** The response to a request as a browser sends it from a page of this host, which resolves to the server. */
function ask(method: string, path: string, host: string) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const body = method === 'POST' ? '{}' : '';
    const headers = { host, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const request = http.request(app.url + path, { method, headers }, async (response) => {
      const text = await response.toArray();
      resolve({ status: response.statusCode, text: Buffer.concat(text).toString() });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const WRITES = ['/mcp', '/trpc/contact.send', '/api/contact', '/contact', '/local-cognito/idp/'];

it.each([
  'evil.example',
  'evil.example:3000',
  'law.example.evil.example',
  '169.254.169.254',
  'a b',
])('rejects calls with side effects and metrics for the host %s', async (host) => {
  for (const path of WRITES) {
    const { status, text } = await ask('POST', path, host);
    expect([path, status]).toEqual([path, 403]);
    expect(text).toContain('another host name');
  }
  expect((await ask('GET', '/metrics', host)).status).toBe(404);
  expect((await ask('GET', '/contact', host)).status).toBe(200);
});

it.each(['law.example', 'LAW.example:443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
  'accepts them for the host %s',
  async (host) => {
    for (const path of WRITES) expect((await ask('POST', path, host)).status).not.toBe(403);
    expect((await ask('GET', '/metrics', host)).status).toBe(200);
  },
);

it('accepts calls for the host of the calls', async () => {
  expect((await ask('POST', '/api/contact', 'api.law.example')).status).toBe(400);
});
