import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IS_FULL } from '../../src/testing/attack-size.ts';
import { bearer, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { PAGES } from '../e2e/pages.ts';
import { statusOf } from './raw-socket.ts';
import { openWire, type Wire } from './wire.ts';

const EVIL = 'evil.example';

/** Headers that a cache may omit from its key, and that a page must not depend on. */
const HEADERS: Record<string, string> = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-scheme': 'http',
  'x-forwarded-port': '1337',
  'x-forwarded-prefix': `/${EVIL}`,
  'x-forwarded-for': '127.0.0.1',
  forwarded: `for=127.0.0.1;host=${EVIL};proto=http`,
  'x-host': EVIL,
  'x-http-host-override': EVIL,
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'POST',
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/<script>`,
  'user-agent': '<script>alert(1)</script>',
  'accept-language': 'xx-EVIL',
  accept: 'application/json',
  cookie: 'vite-ui-theme=evil; theme=evil',
  range: 'bytes=0-9',
  'idempotency-key': EVIL,
  'sec-fetch-dest': 'script',
  'sec-ch-prefers-color-scheme': 'dark',
  'x-middleware-prefetch': '1',
  rsc: '1',
};

const paths = [...new Set(PAGES.map((path) => path.split('#')[0] ?? '/'))];

let app: TestApp;
let wire: Wire;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  wire = openWire(app.url);
  token = await staffToken(app);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await wire.close();
  await app.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const { status, bytes, headers: all } = await wire.ask({ method: 'GET', path, headers });
  const { 'x-request-id': _, date: __, ...lasting } = all;
  return { status, text: bytes.toString(), headers: lasting };
}

/** Makes every cached page expire and count as unused, so that the next request renders it. */
function outdateAll() {
  vi.setSystemTime(Date.now() + 120_000);
}

/** Replaces the render time that pages embed. */
const timeless = (text: string) => text.replace(/\b\d{13}\b/g, '');

describe.each(paths)('%s', (path) => {
  it('is the same for a client with forged headers as for others', async () => {
    const clean = await get(path);
    const forged: Record<string, string>[] = IS_FULL
      ? Object.entries(HEADERS).map(([name, value]) => ({ [name]: value }))
      : [];
    for (const headers of [{ ...HEADERS, ...bearer(token) }, ...forged]) {
      outdateAll();
      const poisoned = await get(path, headers);
      const after = await get(path);
      expect(poisoned).toEqual(after);
      expect([after.status, timeless(after.text)]).toEqual([clean.status, timeless(clean.text)]);
      expect(after.text).not.toMatch(/evil/i);
    }
  });

  it('ignores unknown queries, and stays the same after requests for suffixed paths', async () => {
    const clean = await get(path);
    const more = path.includes('?') ? '&' : '?';
    for (const query of [
      'utm_source=evil',
      '__proto__=evil&constructor=evil',
      '__proto__[q]=evil',
      'Q=evil&%71%71=evil',
      'q%00=evil',
      'callback=evil&_=evil&jsonp=evil',
      '<script>evil</script>',
      '%ff=evil',
      'evil;q=evil',
      'a'.repeat(6_000),
    ]) {
      expect([query, await get(`${path}${more}${query}`)]).toEqual([query, clean]);
    }
    for (const suffix of [
      '/',
      '//',
      '/.',
      '/..',
      ';x=1',
      '%2f',
      '%00',
      '%20',
      '%0d%0aset-cookie:a=b',
    ]) {
      const { headers } = await get((path.split('?')[0] ?? '') + suffix);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await get(path)).toEqual(clean);
  });
});

it('a cached search page is unaffected by other spellings of its query', async () => {
  const clean = await get('/blog?q=trust');
  for (const query of ['q=trust&q=evil', 'q=%74rust', 'x=1&q=trust', 'q=trust&category=evil%00']) {
    const { status, text } = await get(`/blog?${query}`);
    expect([query, [200, 307].includes(status)]).toEqual([query, true]);
    expect(text).not.toContain('evil');
  }
  expect(await get('/blog?q=trust')).toEqual(clean);
});

const ELSEWHERE = [
  `//${EVIL}`,
  `//${EVIL}/`,
  `///${EVIL}/..`,
  `/\\${EVIL}`,
  `/%5c${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/%2f${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}/`,
  `/blog//${EVIL}/`,
  `/%09/${EVIL}`,
  `/%0d%0alocation:%20https://${EVIL}`,
  `/login?redirect=//${EVIL}`,
  `/login?redirect=https://${EVIL}`,
  `/admin?redirect=//${EVIL}`,
  `/blog/?next=//${EVIL}`,
  `/@${EVIL}`,
  `/blog/living-trust-or-will//${EVIL}`,
  `/photos/..//${EVIL}`,
  `/newsletter/%2f%2f${EVIL}`,
  `/appointment//${EVIL}/`,
  `/blog?q=x#//${EVIL}`,
];

describe('a request that names another host', () => {
  it.each(ELSEWHERE)('for %s redirects only within this site', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers, status } = await wire.ask({ method, path, headers: { host: EVIL } });
      const { location, refresh } = headers;
      expect(status).toBeLessThan(500);
      expect([refresh, String(location ?? '')]).toEqual([
        undefined,
        expect.stringMatching(/^$|^\/(?![/\\])/),
      ]);
      const leads = new URL(String(location ?? '/'), 'https://here.invalid');
      expect(leads.origin).toBe('https://here.invalid');
    }
  });

  it.each(['/newsletter/%2f%2fevil.example/confirm', '/appointment/%2f%2fevil.example/cancel'])(
    'to the form at %s redirects only within this site',
    async (path) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', host: EVIL };
      const answer = await wire.ask({ method: 'POST', path, headers, body: '' });
      expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
    },
  );

  it('as an absolute URL does not change the page', async () => {
    const before = await get('/about');
    await statusOf(
      app.url,
      `GET http://${EVIL}/about HTTP/1.1\r\nhost: ${EVIL}\r\nconnection: close\r\n\r\n`,
    );
    expect(await get('/about')).toEqual(before);
  });
});
