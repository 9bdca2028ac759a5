import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INPUTS, SEED } from '../../src/testing/attack-size.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { hostileValue, type KnownValues, type ValueSchema, valueLike } from './any-value.ts';
import { knownValues } from './known-values.ts';
import { isPolluted } from './try-calls.ts';
import { jsonOf, openWire, type Wire } from './wire.ts';

const AT_MOST_MS = 3_600_000;
const MODERN = '2026-07-28';
/** Statuses that a client may get for its own input; a 5xx is a failure. */
const EXPECTED = new Set([200, 202, 400, 404, 413, 415]);

let app: TestApp;
let wire: Wire;
let known: KnownValues;
let tools: { name: string; inputSchema: ValueSchema }[];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  wire = openWire(app.url);
  const values = await knownValues(app);
  known = { ...values, start: values.scheduledDate ?? [], type: ['initial', 'family-law'] };
  const listed = jsonOf(await send({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
  tools = listed.result.tools;
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  wire.ask({
    method: 'POST',
    path: '/mcp',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : (JSON.stringify(body) ?? ''),
  });

async function check(arbitrary: fc.Arbitrary<Parameters<typeof send>>) {
  const result = await fc.check(
    fc.asyncProperty(arbitrary, async (sent) => {
      const { status, bytes } = await send(...sent);
      if (!EXPECTED.has(status)) throw new Error(`${status} ${bytes} for ${JSON.stringify(sent)}`);
    }),
    { numRuns: INPUTS, seed: SEED },
  );
  expect(result.failed ? String(result.errorInstance) : '').toBe('');
  expect(isPolluted()).toBe(false);
  expect((await wire.ask({ method: 'GET', path: '/readyz' })).status).toBe(200);
}

/** A header value as undici sends it. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => text.trim());

const member = <Value>(value: Value) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>(value) }, hostileValue);

it(
  'any message gets an answer below 500',
  async () => {
    const method = fc.constantFrom(
      ...['initialize', 'ping', 'server/discover', 'tools/list', 'tools/call', 'prompts/get', 'x'],
    );
    const meta = fc.record({
      'io.modelcontextprotocol/protocolVersion': member(MODERN),
      'io.modelcontextprotocol/clientCapabilities': member({}),
    });
    const params = fc.oneof(
      hostileValue,
      fc.record({
        name: member('firm'),
        arguments: hostileValue,
        _meta: fc.oneof(meta, hostileValue),
      }),
    );
    const message = fc.oneof(
      { weight: 1, arbitrary: hostileValue },
      {
        weight: 6,
        arbitrary: fc.record(
          {
            jsonrpc: member('2.0'),
            id: member(1),
            method: fc.oneof({ weight: 6, arbitrary: method }, hostileValue),
            params,
          },
          { requiredKeys: [] },
        ),
      },
    );
    const headers = fc.record(
      {
        'mcp-protocol-version': fc.oneof(fc.constantFrom(MODERN, '2025-11-25'), headerText),
        'mcp-method': fc.oneof(method, headerText),
        'mcp-name': fc.oneof(fc.constantFrom('firm', '=?base64?ZmlybQ==?='), headerText),
      },
      { requiredKeys: [] },
    );
    await check(fc.tuple(message, headers) as fc.Arbitrary<Parameters<typeof send>>);
  },
  AT_MOST_MS,
);

it(
  'any call of a tool gets an answer below 500, and nothing is booked',
  async () => {
    expect(tools).toHaveLength(4);
    const before = await countAppointments();
    const call = fc.oneof(
      ...tools.map(({ name, inputSchema }) =>
        fc
          .oneof({ weight: 4, arbitrary: valueLike(inputSchema, known) }, hostileValue)
          .map((args) => ({ name, arguments: args })),
      ),
    );
    const request = call.map((params) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    await check(fc.tuple(request) as fc.Arbitrary<Parameters<typeof send>>);
    expect(await countAppointments()).toBe(before);
  },
  AT_MOST_MS,
);

async function countAppointments(): Promise<number> {
  const rows = await app.deps.db.selectFrom('appointments').select('id').execute();
  return rows.length;
}
