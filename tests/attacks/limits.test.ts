import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL, someOf } from '../../src/testing/attack-size.ts';
import { bookingBody } from '../../src/testing/booking-requests.ts';
import { bearer, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { type Call, everyCall, plainRequest } from './calls.ts';
import { openSocket, statusOf } from './raw-socket.ts';
import { MAX_ANSWER_BYTES } from './try-calls.ts';
import { jsonOf, openWire, type Wire } from './wire.ts';

let app: TestApp;
let wire: Wire;
let writes: Call[];
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  wire = openWire(app.url);
  token = await staffToken(app);
  writes = (await everyCall(app)).filter(
    // The calls of the data migration accept no lists and no texts.
    ({ isWrite, name }) => isWrite && !name.startsWith('migration.'),
  );
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

const nested = (depth: number, name = 'a') => `${`{"${name}":`.repeat(depth)}1${'}'.repeat(depth)}`;

async function expectQuick() {
  const before = performance.now();
  expect((await wire.ask({ method: 'GET', path: '/healthz' })).status).toBe(200);
  expect(performance.now() - before).toBeLessThan(10_000);
}

describe('nested JSON', () => {
  it('100,000 levels deep is refused without a token, and causes no error for staff', async () => {
    for (const call of writes) {
      const { path, method, headers } = plainRequest(call);
      const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      const fromAnybody = await wire.ask({ path, method, headers, body });
      expect([call.name, [401, 413].includes(fromAnybody.status)]).toEqual([call.name, true]);
      const fromStaff = await wire.ask({
        ...{ path, method, body },
        headers: { ...headers, ...bearer(token) },
      });
      expect([call.name, fromStaff.status < 500]).toEqual([call.name, true]);
    }
    await expectQuick();
  });

  it('in any field gets a short response below 500', async () => {
    const headers = { 'content-type': 'application/json', ...bearer(token) };
    for (const call of writes) {
      const { path, method } = plainRequest(call);
      for (const name of Object.keys(call.input.properties ?? {})) {
        const deep = nested(IS_FULL ? 100_000 : 8_000);
        const { status, bytes } = await wire.ask({
          path,
          method,
          headers,
          body: `{"${name}":${deep}}`,
        });
        expect([call.name, name, status >= 200 && status < 500]).toEqual([call.name, name, true]);
        expect(bytes.length).toBeLessThan(MAX_ANSWER_BYTES);
      }
    }
    await expectQuick();
  });

  it('in a text field that is parsed as JSON is refused', async () => {
    const headers = { 'content-type': 'application/json', ...bearer(token) };
    const text = JSON.stringify(nested(4_000));
    for (const [path, body] of [
      ['/api/admin/themes', `{"name":"a","displayName":"a","cssVariables":${text}}`],
      ['/api/admin/calendar-settings', `{"provider":"custom","config":${text}}`],
      [
        '/api/admin/blog-sources',
        `{"name":"a","url":"https://a.example","type":"api","config":${text}}`,
      ],
      ['/api/admin/email-settings', `{"provider":"smtp","config":${text}}`],
    ] as const) {
      const answer = await wire.ask({ method: 'POST', path, headers, body });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.bytes.length).toBeLessThan(MAX_ANSWER_BYTES);
    }
  });

  it('in a query gets a response below 500', async () => {
    const input = encodeURIComponent('['.repeat(4_000));
    for (const path of [
      `/trpc/articles.search?input=${input}`,
      `/api/admin/themes?limit=${input}`,
    ]) {
      expect((await wire.ask({ method: 'GET', path })).status).toBeLessThan(500);
    }
  });
});

describe('the response stays short', () => {
  it.each(someOf([300, 60_000, 12], 3))(
    'for a list of %i invalid items from staff',
    async (length) => {
      const headers = { 'content-type': 'application/json', ...bearer(token) };
      const many = JSON.stringify(Array(length).fill({}));
      for (const call of writes) {
        const { path, method } = plainRequest(call);
        const fields = Object.keys(call.input.properties ?? {});
        for (const name of fields.length > 0 ? fields : ['a']) {
          const answer = await wire.ask({ path, method, headers, body: `{"${name}":${many}}` });
          const isShort = answer.bytes.length < MAX_ANSWER_BYTES;
          expect([call.name, name, isShort || answer.bytes.length]).toEqual([
            call.name,
            name,
            true,
          ]);
        }
      }
    },
  );

  it('for thousands of unknown fields', async () => {
    const headers = { 'content-type': 'application/json', ...bearer(token) };
    const names = Array.from({ length: IS_FULL ? 40_000 : 4_000 }, (_, index) => [
      `field${index}`,
      1,
    ]);
    const body = JSON.stringify(Object.fromEntries(names));
    for (const call of writes) {
      const { path, method } = plainRequest(call);
      const answer = await wire.ask({ path, method, headers, body });
      const isShort = answer.bytes.length < MAX_ANSWER_BYTES;
      expect([call.name, isShort || answer.bytes.length]).toEqual([call.name, true]);
    }
  });
});

describe('a batch', () => {
  const body = JSON.stringify(Object.fromEntries(Array(4_000).fill({}).entries()));
  const headers = { 'content-type': 'application/json' };

  it.each([
    ['GET', `/trpc/${Array(4_000).fill('a').join(',')}?batch=1`, 404],
    ['GET', `/trpc/${','.repeat(4_000)}?batch=1`, 400],
    ['GET', `/trpc/${'%2C'.repeat(4_000)}?batch=1`, 400],
    ['GET', `/trpc/${Array(4_000).fill('site.layout').join(',')}?batch=1`, 431],
    ['POST', `/trpc/${Array(1_000).fill('contact.send').join(',')}?batch=1`, 400],
    ['POST', `/trpc/${Array(11).fill('contact.send').join(',')}?batch=1`, 400],
  ])('of %s %.30s is refused with one short response', async (method, path, status) => {
    const answer = await wire.ask({
      ...{ method, path },
      ...(method === 'POST' && { headers, body }),
    });
    expect(answer.status).toBe(status);
    expect(answer.bytes.length).toBeLessThan(2_000);
    await expectQuick();
  });

  it('of 4,000 inputs for one call has one result', async () => {
    const answer = await wire.ask({
      ...{ method: 'POST', path: '/trpc/contact.send?batch=1', headers, body },
    });
    expect([answer.status, jsonOf(answer)]).toEqual([400, [expect.anything()]]);
  });
});

describe('an oversized request', () => {
  it.each([
    ['a header', { 'x-a': 'a'.repeat(20_000) }, '/', 431],
    ['an address', {}, `/${'a'.repeat(20_000)}`, 431],
    ['a query', {}, `/?q=${'a'.repeat(20_000)}`, 431],
    ['a token', bearer('a'.repeat(20_000)), '/api/admin/staff', 431],
    ['a segment', {}, `/api/blog-posts/${'a'.repeat(12_000)}`, 404],
    ['a cookie', { cookie: 'a=b; '.repeat(4_000) }, '/', 431],
  ] as [string, Record<string, string>, string, number][])(
    'with %s too large is refused with the documented error',
    async (_what, headers, path, status) => {
      const answer = await wire.ask({ method: 'GET', path, headers });
      const fields = Object.keys(jsonOf(answer)).filter((field) => field !== 'formerReason');
      expect([answer.status, fields.sort()]).toEqual([
        status,
        ['code', 'message', 'reason', 'requestId'],
      ]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.bytes.toString()).not.toContain('aaaa');
    },
  );

  it('with 1,500 headers gets 200 or 431', async () => {
    const lines = Array.from({ length: 1_500 }, (_, index) => `x${index}: 1\r\n`).join('');
    const request = `GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${lines}\r\n`;
    expect([200, 431]).toContain(await statusOf(app.url, request));
  });

  it.each([
    ['of the site', 'localhost', 413],
    ['of another site', 'a.test', 403],
  ])('with an endless body to a host %s is cut off', async (_what, host, status) => {
    const { socket, text, closed } = await openSocket(app.url);
    let isOpen = true;
    void closed.then(() => {
      isOpen = false;
    });
    const head = `host: ${host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    socket.write(`POST /api/contact HTTP/1.1\r\n${head}`);
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    let sent = 0;
    while (isOpen && sent < 1_000) {
      sent += 1;
      const goesOn = socket.write(chunk);
      if (!goesOn) {
        await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    // The response is lost if unread data was still in transit.
    const isRejected = text() === '' || text().startsWith(`HTTP/1.1 ${status} `);
    expect([isOpen, isRejected]).toEqual([false, true]);
  });
});

describe('an ambiguous request', () => {
  const json = 'content-type: application/json\r\n';
  const body = JSON.stringify(bookingBody());

  it.each([
    ['two lengths', `content-length: 5\r\ncontent-length: ${body.length}\r\n`],
    ['a length and chunks', `content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n`],
    ['an unknown transfer encoding', 'transfer-encoding: xchunked\r\n'],
    ['two transfer encodings', 'transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n'],
    ['a length with a sign', 'content-length: +5\r\n'],
    ['a space before the colon', `content-length : ${body.length}\r\n`],
    ['a folded header', `x-a: 1\r\n content-length: ${body.length}\r\n`],
    ['no host', null],
    ['a bare carriage return', `x-a: 1\rcontent-length: ${body.length}\r\n`],
  ])('with %s is refused, and its connection is closed', async (_what, lines) => {
    const host = lines === null ? '' : 'host: localhost\r\n';
    const request = `POST /api/appointments HTTP/1.1\r\n${host}${json}${lines ?? ''}\r\n${body}`;
    expect(await statusOf(app.url, request)).toBe(400);
    const booked = await app.deps.db.selectFrom('appointments').select('id').execute();
    expect(booked).toEqual([]);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'LOCK', 'get', 'QUERY'])(
    'with the method %s is refused',
    async (method) => {
      const request = `${method} / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
      const status = await statusOf(app.url, request);
      expect([0, 400, 404, 405]).toContain(status);
    },
  );
});

describe('slow clients', () => {
  const STARTS = [
    'GET / HTTP/1.1\r\nhost: a\r\nx-a: ',
    'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1',
    '',
  ];
  const COUNT = IS_FULL ? 2_000 : 200;

  it('do not delay other clients', async () => {
    const sockets = await Promise.all(
      Array.from({ length: COUNT }, async (_, index) => {
        const raw = await openSocket(app.url);
        raw.socket.write(STARTS[index % STARTS.length] ?? '');
        return raw;
      }),
    );
    await expectQuick();
    expect((await wire.ask({ method: 'GET', path: '/' })).status).toBe(200);
    if (IS_FULL) {
      // One byte at a time, as in a slowloris attack.
      const letters = setInterval(() => {
        for (const { socket } of sockets) if (socket.writable) socket.write('a');
      }, 1_000);
      await Promise.all(sockets.map(({ closed }) => closed));
      clearInterval(letters);
    }
    for (const { socket } of sockets) socket.destroy();
  });
});
