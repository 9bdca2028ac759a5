import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf } from '../../testing/attack-size.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { BROWSERS, ROBOT } from './testing/browsers.ts';
import { readCounts } from './testing/stored-counts.ts';

const VISITS = casesOf(100_000);
const CONNECTIONS = 8;
// The server disconnects clients that pipeline more than 32 requests.
const AT_ONCE = 32;

const PATHS = ['/', '/about', '/terms', '/privacy', '/schedule', '/not/a/page'];
const LANGUAGES = { 'en-US,en;q=0.9': 'en', 'es-MX': 'es', '': 'unknown' };
const REFERRERS = { '': 'direct', 'https://www.google.com/': 'google.com', 'x:': 'other' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A seeded random number generator; the returned function takes `most` and returns an integer from 0 to below it. */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Visit = { request: string; names: string[] };

const pick = <Item>(items: readonly Item[], random: (most: number) => number) =>
  items[random(items.length)] as Item;

/** A request as a browser sends it, and what it should be counted as. */
function makeVisit(random: (most: number) => number, etags: ReadonlyMap<string, string>): Visit {
  const path = pick(PATHS, random);
  const [device, userAgent] = pick(
    [...Object.entries(BROWSERS), ['robot', ROBOT] as const],
    random,
  );
  const [sentLanguage, language] = pick(Object.entries(LANGUAGES), random);
  const [sentReferrer, referrer] = pick(Object.entries(REFERRERS), random);
  const method = random(20) === 0 ? 'HEAD' : 'GET';
  const isPrefetch = random(20) === 0;
  const etag = etags.get(path);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: site',
    'accept-encoding: br',
    `user-agent: ${userAgent}`,
    ...(sentLanguage ? [`accept-language: ${sentLanguage}`] : []),
    ...(sentReferrer ? [`referer: ${sentReferrer}`] : []),
    ...(isPrefetch ? ['sec-purpose: prefetch'] : []),
    // Most requests are conditional and get a 304, which keeps the responses short.
    ...(etag && random(10) > 0 ? [`if-none-match: ${etag}`] : []),
  ];
  const isCounted = method === 'GET' && !isPrefetch && device !== 'robot';
  const names =
    path === '/not/a/page'
      ? ['page not-found']
      : [`page ${path}`, `device ${device}`, `language ${language}`, `referrer ${referrer}`];
  if (path === '/schedule') names.push('funnel schedule');
  return { request: `${lines.join('\r\n')}\r\n\r\n`, names: isCounted ? names : [] };
}

/** Sends pipelined requests on one connection, `AT_ONCE` at a time, and waits for the responses. */
async function send(visits: readonly Visit[]): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let answers = 0;
  let rest = '';
  const ended = once(socket, 'close').then(() => expect.fail('The server ended a connection'));
  socket.on('data', (bytes: Buffer) => {
    const text = rest + bytes.toString('latin1');
    answers += text.split('x-request-id: ').length - 1;
    rest = text.slice(-'x-request-id: '.length + 1);
  });
  for (let at = 0; at < visits.length; at += AT_ONCE) {
    const batch = visits.slice(at, at + AT_ONCE);
    socket.write(batch.map(({ request }) => request).join(''));
    while (answers < Math.min(at + AT_ONCE, visits.length)) {
      await Promise.race([once(socket, 'data'), ended]);
    }
  }
  ended.catch(() => {});
  socket.destroy();
}

it(`${VISITS} visits are counted exactly`, { timeout: 240_000 }, async () => {
  const etags = new Map<string, string>();
  for (const path of PATHS) {
    const { headers, status } = await fetch(app.url + path, {
      headers: { 'accept-encoding': 'br', 'user-agent': ROBOT },
    });
    if (status === 200) etags.set(path, headers.get('etag') ?? '');
  }
  const random = seeded(20_310_310);
  const visits = Array.from({ length: VISITS }, () => makeVisit(random, etags));
  const truth: Record<string, number> = {};
  for (const name of visits.flatMap(({ names }) => names)) truth[name] = (truth[name] ?? 0) + 1;

  const share = VISITS / CONNECTIONS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) =>
      send(visits.slice(at * share, (at + 1) * share)),
    ),
  );
  await expect.poll(() => readCounts(app.deps.db)).toEqual(truth);
});
