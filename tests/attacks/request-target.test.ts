import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { openSocket } from './raw-socket.ts';

let withPort: TestApp;
let withoutPort: TestApp;
beforeAll(async () => {
  [withPort, withoutPort] = await Promise.all([
    startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }),
    startTestApp({ env: { PUBLIC_URL: 'https://law.example' } }),
  ]);
});
afterAll(() => Promise.all([withPort.close(), withoutPort.close()]));

async function answerTo(app: TestApp, head: string): Promise<string> {
  const { socket, text, closed } = await openSocket(app.url);
  socket.write(`${head}\r\nconnection: close\r\n\r\n`);
  await closed;
  return text();
}

describe.each([
  ['has a port', () => withPort],
  ['has no port', () => withoutPort],
])('when the public URL %s', (_where, app) => {
  it.each(['GET', 'HEAD', 'POST', 'DELETE'])('%s * is refused', async (method) => {
    const answer = await answerTo(app(), `${method} * HTTP/1.1\r\nhost: law.example`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    if (method !== 'HEAD') expect(answer).toContain('"reason":"malformed_request"');
  });

  it('OPTIONS * returns the allowed methods', async () => {
    const answer = await answerTo(app(), 'OPTIONS * HTTP/1.1\r\nhost: law.example');
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST/i);
  });

  it.each(['/about', '/api/testimonials', '/healthz', '/trpc/testimonials.list'])(
    'two Host headers are refused at %s, cached or not',
    async (path) => {
      const two = `GET ${path} HTTP/1.1\r\nhost: law.example\r\nHOST: evil.example`;
      for (let turn = 0; turn < 3; turn += 1) {
        const one = await answerTo(app(), `GET ${path} HTTP/1.1\r\nhost: law.example`);
        expect(one).toMatch(/^HTTP\/1\.1 [24]0[04] /);
        expect(await answerTo(app(), two)).toMatch(/^HTTP\/1\.1 400 /);
      }
    },
  );

  it.each(['/about', '/trpc/identity.config', '/api/testimonials?x=1'])(
    'the absolute form of %s is accepted',
    async (path) => {
      const absolute = `GET http://law.example${path} HTTP/1.1\r\nhost: law.example`;
      expect(await answerTo(app(), absolute)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});
