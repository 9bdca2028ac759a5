import fc from 'fast-check';
import { hostileValue, type KnownValues, objectLike, valueLike } from './any-value.ts';
import type { Call } from './calls.ts';
import type { WireRequest } from './wire.ts';

const percent = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** One value as part of a URL: fully encoded, encoded as browsers do, encoded twice, or hardly encoded. */
export function inAddress(value: unknown): fc.Arbitrary<string> {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const bytes = Buffer.from(text).subarray(0, 1_500);
  const inFull = percent(bytes);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(encodeURIComponent(bytes.toString())) },
    { weight: 2, arbitrary: fc.constant(inFull) },
    { weight: 1, arbitrary: fc.constant(encodeURIComponent(inFull)) },
    // Bytes that are not valid UTF-8, and broken escapes.
    {
      weight: 1,
      arbitrary: fc.constantFrom('%ff%fe', '%c0%80', '%ed%a0%80', '%', '%zz', '%u0041', ''),
    },
    {
      weight: 1,
      arbitrary: fc.constant(bytes.toString('latin1').replace(/[^\x21-\x7e\xa1-\xff]/g, '+')),
    },
  );
}

const oneByOne = <Item, Result>(
  items: readonly Item[],
  each: (item: Item) => fc.Arbitrary<Result>,
): fc.Arbitrary<Result[]> => fc.tuple(...items.map(each)) as fc.Arbitrary<Result[]>;

/** The path of a call with its parameters replaced. */
function anyPath(call: Call, known: KnownValues): fc.Arbitrary<string> {
  return fc
    .tuple(
      ...call.path.split('/').map((segment) => {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1];
        if (name === undefined) return fc.constant(segment);
        const good = known[name]?.length
          ? fc.constantFrom(...known[name])
          : valueLike(call.params[name] ?? { type: 'string' }, known);
        return fc.oneof({ weight: 2, arbitrary: good }, hostileValue).chain(inAddress);
      }),
    )
    .map((segments) => segments.join('/'));
}

/** Fields as a query string: some repeated, some with brackets appended, some without a name. */
function anyQuery(fields: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> {
  const name = (text: string) =>
    fc.constantFrom(text, text, text, text, `${text}[]`, `${text}[a]`, `${text}.a`, '');
  return fields
    .chain((object) =>
      oneByOne(Object.entries(object), ([field, value]) =>
        fc
          .tuple(name(field).chain(inAddress), inAddress(value), fc.nat(9))
          .map(([key, text, often]) =>
            Array(often === 0 ? 3 : 1)
              .fill(`${key}=${text}`)
              .join('&'),
          ),
      ),
    )
    .map((pairs) => pairs.join('&'));
}

/** Valid JSON, and malformed variants of it. */
function anyText(value: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const text = value.map((body) => JSON.stringify(body) ?? '');
  return fc.oneof(
    { weight: 12, arbitrary: text },
    { weight: 1, arbitrary: text.map((json) => json.slice(0, -1)) },
    { weight: 1, arbitrary: text.map((json) => `\ufeff${json}`) },
    { weight: 1, arbitrary: text.map((json) => `${json}${json}`) },
    { weight: 1, arbitrary: text.map((json) => json.replace('{', '{"a":1,"a":1e999,')) },
    { weight: 1, arbitrary: text.map((json) => Buffer.from(json, 'utf16le')) },
    {
      weight: 1,
      arbitrary: text.map((json) => Buffer.from(json.replace(/[\w]/, '\xff'), 'latin1')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        ' ',
        'null',
        '[]',
        '""',
        'NaN',
        '{"a":',
        '[1,]',
        '\u0000',
        "{'a':1}",
      ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );
}

const TYPES = [
  'application/json; charset=utf-16',
  'Application/JSON ; charset="utf-8"; x=y',
  'application/json, text/plain',
  'application/problem+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'application/xml',
  ';',
  'a'.repeat(500),
];

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'idempotency-key': fc
      .string({ maxLength: 400 })
      .map((key) => key.replace(/[^\x20-\xff]/g, '?')),
    'if-none-match': fc.constantFrom('*', '"', 'W/"x", "y"', 'x'.repeat(3_000)),
    'accept-encoding': fc.constantFrom('*;q=0', 'br;q=9e9', ',,,', 'gzip;q=x'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
    authorization: fc.constantFrom('', 'Bearer', 'Bearer x', 'Basic Og==', 'Bearer ..'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'unknown', ','),
    accept: fc.constantFrom('text/event-stream', 'application/jsonl', '*/*;q=x'),
    'trpc-accept': fc.constantFrom('application/jsonl', 'x'),
    range: fc.constant('bytes=0-1,2-'),
  },
  { requiredKeys: [] },
);
const rarely = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 1, arbitrary: anyHeaders },
);

/** The path of a call, and either its body or its query. */
type Parts = { path: string; query: string; body?: string | Buffer | undefined };

function anyRest(call: Call, known: KnownValues): fc.Arbitrary<Parts> {
  const query = anyQuery(objectLike(call.query, known));
  const body = call.isWrite
    ? anyText(valueLike({ type: 'object', ...call.input }, known))
    : fc.constant(undefined);
  return fc.record({ path: anyPath(call, known), query, body });
}

function anyProcedure(call: Call, known: KnownValues): fc.Arbitrary<Parts> {
  const input = anyText(valueLike(call.input, known));
  const path = fc.constantFrom(...Array(8).fill(call.path), `${call.path},${call.name}`);
  if (call.isWrite) {
    return fc.record({
      path,
      query: fc.constantFrom('', '', '', 'batch=1', 'batch=1&batch=1'),
      body: input,
    });
  }
  const query = fc.oneof(
    {
      weight: 8,
      arbitrary: input.chain((text) => inAddress(String(text))).map((text) => `input=${text}`),
    },
    {
      weight: 1,
      arbitrary: input
        .chain((text) => inAddress(`{"0":${text}}`))
        .map((text) => `batch=1&input=${text}`),
    },
    { weight: 1, arbitrary: anyQuery(fc.record({ input: hostileValue, batch: hostileValue })) },
  );
  return fc.record({ path, query });
}

/** Any request that matches this call; most are almost valid. */
export function anyRequest(call: Call, known: KnownValues): fc.Arbitrary<WireRequest> {
  const parts = call.transport === 'rest' ? anyRest(call, known) : anyProcedure(call, known);
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  return fc.tuple(parts, type, rarely).map(([{ path, query, body }, contentType, headers]) => ({
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...headers, ...(body !== undefined && { 'content-type': contentType }) },
    body,
  }));
}
