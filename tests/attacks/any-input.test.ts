import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INPUTS, IS_FULL, SEED } from '../../src/testing/attack-size.ts';
import { bearer, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { PAGES } from '../e2e/pages.ts';
import { inAddress } from './any-request.ts';
import { hostileValue, type KnownValues } from './any-value.ts';
import { type Call, everyCall, plainRequest } from './calls.ts';
import { knownValues } from './known-values.ts';
import { isPolluted, tryCall } from './try-calls.ts';
import { openWire, type Wire } from './wire.ts';

const AT_MOST_MS = 3_600_000;

/**
 * Calls that send requests to external services; they are tested in src/platform/http-client, src/features/news/sources
 * and src/features/calendars.
 */
const CALLS_EXTERNAL_SERVICES = /test|preview|fetch|migration/i;

let app: TestApp;
let wire: Wire;
let known: KnownValues;
let open: Call[];
let guarded: Call[];
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '1000000' } });
  wire = openWire(app.url);
  known = await knownValues(app);
  const all = await everyCall(app);
  const statuses = await Promise.all(
    all.map(async (call) => (await wire.ask(plainRequest(call))).status),
  );
  // src/app/guards.db.test.ts checks which calls are public.
  open = all.filter((_, index) => statuses[index] !== 401);
  guarded = all.filter((_, index) => statuses[index] === 401);
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

async function tryAll(
  calls: readonly Call[],
  inputs: number,
  headers: Record<string, string> = {},
) {
  const faults: string[] = [];
  for (const call of calls) {
    const fault = await tryCall(wire, call, { known, inputs, headers });
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
  expect(isPolluted()).toBe(false);
  expect((await wire.ask({ method: 'GET', path: '/readyz' })).status).toBe(200);
}

it.each(['rest', 'trpc'] as const)(
  'public calls by %s return no 5xx and only documented errors for any input',
  async (transport) => {
    const calls = open.filter((call) => call.transport === transport);
    expect(calls.length).toBeGreaterThan(20);
    await tryAll(calls, INPUTS);
  },
  AT_MOST_MS,
);

it(
  'staff calls return no 5xx and only documented errors for any input',
  async () => {
    const calls = guarded.filter(({ name }) => !CALLS_EXTERNAL_SERVICES.test(name));
    expect(calls.length).toBeGreaterThan(100);
    // The short form tries every fourth call, the same ones in each run because the seed is fixed.
    const tried = calls.filter((_, index) => IS_FULL || index % 4 === 0);
    await tryAll(tried, INPUTS / (IS_FULL ? 20 : 2), bearer(await staffToken(app)));
  },
  AT_MOST_MS,
);

it(
  'any page address gets a response below 500 that redirects to this site only',
  async () => {
    const paths = PAGES.map((path) => path.split(/[?#]/)[0] ?? '/');
    const segment = hostileValue.chain(inAddress).map((text) => text.slice(0, 600));
    const address = fc
      .tuple(
        fc.constantFrom(
          ...paths,
          '/admin',
          '/login',
          '/assets',
          '/photos',
          '/pictures',
          '/calendar',
          '/dev/mail',
        ),
        fc.array(segment, { maxLength: 2 }),
        fc.array(fc.tuple(fc.constantFrom('q', 'category', 'start', 'theme-preview'), segment)),
      )
      .map(([path, more, query]) => {
        const pairs = query.map(([name, text]) => `${name}=${text}`);
        return `${[path === '/' ? '' : path, ...more].join('/') || '/'}?${pairs.join('&')}`.slice(
          0,
          9_000,
        );
      });
    const result = await fc.check(
      fc.asyncProperty(address, async (path) => {
        const { status, headers } = await wire.ask({ method: 'GET', path });
        if (status >= 500) throw new Error(`${status} for ${path}`);
        const { location = '/' } = headers;
        if (!/^\/(?![/\\])/.test(String(location))) throw new Error(`${path} leads to ${location}`);
      }),
      { numRuns: INPUTS, seed: SEED },
    );
    expect(result.failed ? String(result.errorInstance) : '').toBe('');
  },
  AT_MOST_MS,
);
