import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app/app.ts';
import { bearer, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { procedures } from './calls.ts';
import { openWire, type Wire } from './wire.ts';

type Route = {
  method: string;
  path: string;
  types: readonly string[];
  /** Whether the URL contains a secret that other sites do not know. */
  isSecret?: boolean;
};

const FILLED = '00000000-0000-4000-8000-000000000000';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

let app: TestApp;
let wire: Wire;
let writes: Route[];
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  wire = openWire(app.url);
  const routes: RouteOptions[] = [];
  await (await buildApp(app.deps, (route) => routes.push(route))).close();
  writes = routes.flatMap(writesOf).filter(({ path }) => !path.endsWith('*'));
  writes.push(
    ...procedures()
      .filter(({ isWrite }) => isWrite)
      .map(procedureRoute),
  );
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

const writesOf = ({ method, url, config }: RouteOptions): Route[] =>
  [method]
    .flat()
    .filter((name) => !SAFE.has(name))
    .map((name) => ({
      method: name,
      path: url.replace(/:\w+/g, FILLED),
      types: config?.acceptsTypes ?? [],
      isSecret: config?.isSecretAddress ?? false,
    }));
const procedureRoute = ({ path }: { path: string }): Route => ({ method: 'POST', path, types: [] });

const NEEDS_NO_PREFLIGHT = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'multipart/form-data; boundary=x',
  'TEXT/PLAIN',
  // A lenient parser would treat this as JSON.
  'text/plain; application/json',
  'text/plain, application/json',
  'application/json-patch+json',
  'application/csp-report',
  'application/octet-stream',
  '',
];

const FROM_ELSEWHERE: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost:1' },
  { origin: 'http://localhost:0.evil.example' },
  { origin: 'http://LOCALHOST:0@evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'Same-Origin, cross-site' },
  { 'sec-fetch-site': '' },
  // The browser's `sec-fetch-site` takes precedence over a forged `origin`.
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:0' },
];

async function unless(expected: number, ask: (route: Route) => Promise<number>, routes = writes) {
  const found = await Promise.all(
    routes.map(async (route) => {
      const status = await ask(route);
      return status === expected ? [] : [`${status} ${route.method} ${route.path}`];
    }),
  );
  return found.flat();
}

const send = async (
  { method, path }: Route,
  headers: Record<string, string>,
  body = '{"id":"x"}',
) => (await wire.ask({ method, path, headers, body })).status;

describe('a page of another origin', () => {
  it.each(FROM_ELSEWHERE)('cannot write with the headers %j', async (headers) => {
    expect(writes.length).toBeGreaterThan(120);
    const token = bearer(await staffToken(app));
    const routes = writes.filter(({ isSecret }) => !(isSecret && headers.origin === 'null'));
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const ask = (route: Route) => send(route, { ...token, ...headers, 'content-type': type });
      expect([type, await unless(403, ask, routes)]).toEqual([type, []]);
    }
  });

  it('without an origin reaches only the forms whose address has a token, and needs the token', async () => {
    const secret = writes.filter(({ isSecret }) => isSecret);
    expect(secret.map(({ path }) => path.replace(FILLED, ':token'))).toEqual([
      '/newsletter/:token/confirm',
      '/newsletter/:token/unsubscribe',
      '/appointment/:token/confirm',
      '/appointment/:token/cancel',
      '/appointment/:token/move',
      '/payment/:token/release',
      '/payment/:token/hold-again',
      '/documents/:token/send',
      '/api/document-links/:token/documents/00000000-0000-4000-8000-000000000000/bytes',
      '/appointment/:token/wait',
      '/earlier-times/:token/take',
      '/earlier-times/:token/decline',
      '/earlier-times/:token/leave',
      '/questions/:token',
      '/questions/:token/00000000-0000-4000-8000-000000000000/send',
      '/agreement/:token',
    ]);
    const type = 'application/x-www-form-urlencoded';
    const body = 'start=2031-03-12T09:30:00&from=2031-03-12&until=2031-03-13';
    const ask = (route: Route) => {
      const accepted = route.types.includes(type) ? type : `${route.types[0]}; boundary=x`;
      return send(route, { origin: 'null', 'content-type': accepted }, body);
    };
    // These tokens are malformed or do not exist.
    const statuses = await Promise.all(secret.map(ask));
    expect(statuses.map((status) => (status === 400 ? 404 : status))).toEqual(
      // The forms with files lead back to their page, which says that there is none.
      secret.map(({ path }) => (path.endsWith('/send') ? 303 : 404)),
    );
  });

  it.each(NEEDS_NO_PREFLIGHT)('cannot send %j to calls that require JSON', async (type) => {
    const essence = type.split(';')[0]?.toLowerCase() ?? '';
    const routes = writes.filter(({ types }) => !types.includes(essence));
    expect(routes.length).toBeGreaterThan(120);
    expect(await unless(415, (route) => send(route, { 'content-type': type }), routes)).toEqual([]);
  });

  it('gets no CORS permission', async () => {
    const origin = 'https://evil.example';
    const preflight = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const paths = ['/', '/api/testimonials', '/trpc/site.layout', '/healthz', '/robots.txt'];
    for (const path of [...paths, ...writes.slice(0, 20).map((route) => route.path)]) {
      for (const [method, headers] of [
        ['GET', { origin }],
        ['OPTIONS', preflight],
      ] as const) {
        const answer = await wire.ask({ method, path, headers });
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-con'));
        expect([method, path, allowed]).toEqual([method, path, []]);
        expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    }
  });

  it('cannot write with a GET request', async () => {
    const mutations = procedures().filter(({ isWrite }) => isWrite);
    const ask = async ({ path }: Route) =>
      (await wire.ask({ method: 'GET', path: `${path}?input=%7B%7D` })).status;
    expect(await unless(405, ask, mutations.map(procedureRoute))).toEqual([]);
    const rest = writes.filter(({ path }) => !path.startsWith('/trpc'));
    const answered = await Promise.all(
      rest.map(async ({ method, path }) => {
        const { status } = await wire.ask({
          method: 'GET',
          path: `${path}?_method=${method}`,
          headers: { 'x-http-method-override': method, 'x-method-override': method },
        });
        // The address in the header List-Unsubscribe leads to the page with the button.
        const harmless = path.endsWith('/unsubscribe') ? [302] : [200, 307, 308, 401, 404, 405];
        return harmless.includes(status) ? [] : [`${path}: ${status}`];
      }),
    );
    expect(answered.flat()).toEqual([]);
  });
});
