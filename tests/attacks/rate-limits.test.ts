import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { openWire, type Wire } from './wire.ts';

const LIMIT = 5;

let direct: TestApp;
let behindProxy: TestApp;
const wires = new Map<TestApp, Wire>();
beforeAll(async () => {
  const strict = { RATE_LIMIT_FACTOR: '1' };
  [direct, behindProxy] = await Promise.all([
    startTestApp({ env: strict }),
    startTestApp({ env: { ...strict, TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' } }),
  ]);
  for (const app of [direct, behindProxy]) wires.set(app, openWire(app.url));
});
afterAll(async () => {
  for (const [app, wire] of wires) {
    await wire.close();
    await app.close();
  }
});

/** The statuses of consecutive attempts; `headersOf` returns the headers for each attempt. */
async function attempts(
  app: TestApp,
  headersOf: (number: number) => Record<string, string>,
  limit = LIMIT,
) {
  // Resets the counters.
  await deleteAll(app.deps.db, 'rateLimits');
  const statuses: (number | undefined)[] = [];
  for (let number = 0; number <= limit; number += 1) {
    const answer = await wires.get(app)?.ask({
      method: 'POST',
      path: '/api/newsletter',
      headers: { 'content-type': 'application/json', ...headersOf(number) },
      body: '{}',
    });
    statuses.push(answer?.status);
  }
  return statuses;
}

const refusedAfter = (limit: number) => [...Array<number>(limit).fill(400), 429];
const REFUSED_AT_LAST = refusedAfter(LIMIT);
const NEVER_REFUSED = Array<number>(LIMIT + 1).fill(400);

describe('without a proxy', () => {
  it.each([
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'x-original-forwarded-for',
  ])('the header %s does not evade a limit', async (header) => {
    const forged = (number: number) => ({
      [header]: header === 'forwarded' ? `for=198.51.100.${number}` : `198.51.100.${number}`,
    });
    expect(await attempts(direct, forged)).toEqual(REFUSED_AT_LAST);
  });
});

describe('behind a proxy that forwards client addresses', () => {
  const from = (addressOf: (number: number) => string, limit = LIMIT) =>
    attempts(behindProxy, (number) => ({ 'x-forwarded-for': addressOf(number) }), limit);

  it.each<[string, (number: number) => string]>([
    ['forges earlier entries', (number) => `198.51.100.${number}, 203.0.113.7`],
    ['forges a trusted proxy', (number) => `10.0.0.${number}, 198.51.100.9, 203.0.113.7`],
    ['sends invalid earlier entries', (number) => `${'x'.repeat(number)}, , 203.0.113.7`],
    ['comes through several trusted proxies', (number) => `203.0.113.7, 10.0.0.${number}`],
    ['uses another port each time', (number) => `203.0.113.7:${50_000 + number}`],
    [
      'has an IPv4 address mapped into IPv6',
      (number) => (number % 2 ? '::ffff:203.0.113.7' : '::ffff:cb00:7107'),
    ],
    ['uses neighbouring addresses of one IPv6 /64', (number) => `2001:db8:1:2::${number}`],
    [
      'uses distant addresses of one IPv6 /64',
      (number) => `2001:db8:1:2:${number}fff:ffff:ffff:ffff`,
    ],
    [
      'spells one IPv6 network in several ways',
      (number) => `${'0'.repeat(number % 3)}1:0:0:2::${number}`,
    ],
    ['sends no valid address', (number) => `unknown${number}`],
  ])('a client that %s has one limit', async (_what, addressOf) => {
    expect(await from(addressOf)).toEqual(REFUSED_AT_LAST);
  });

  it.each([
    ['/56', 4, (number: number) => `2001:db8:1:${(0x100 + number).toString(16)}::1`],
    ['/48', 16, (number: number) => `2001:db8:1:${(number << 8).toString(16)}::1`],
  ])('a %s network has %i times the limit of one client', async (_network, times, addressOf) => {
    expect(await from(addressOf, times * LIMIT)).toEqual(refusedAfter(times * LIMIT));
  });

  it('rejected requests do not use up the budget of neighbours', async () => {
    expect((await from(() => '2001:db8:1:101::1', 100)).at(-1)).toBe(429);
    const neighbour = await wires.get(behindProxy)?.ask({
      method: 'POST',
      path: '/api/newsletter',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:1:102::1' },
      body: '{}',
    });
    expect(neighbour?.status).toBe(400);
  });

  it('other clients have their own limits', async () => {
    expect(await from((number) => `203.0.113.${number}`)).toEqual(NEVER_REFUSED);
    expect(await from((number) => `2001:db8:1:${number}::1`)).toEqual(NEVER_REFUSED);
  });
});
