import fc from 'fast-check';

/** The parts of a JSON schema that the generators use. */
export type ValueSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly ValueSchema[];
  oneOf?: readonly ValueSchema[];
  allOf?: readonly ValueSchema[];
  properties?: Readonly<Record<string, ValueSchema>>;
  items?: ValueSchema;
  minimum?: number;
  maximum?: number;
};

/** Valid values, by field name, for fields whose schema does not define which values exist. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const DEEP = 200;
const nested = (open: string, close: string) =>
  JSON.parse(`${open.repeat(DEEP)}null${close.repeat(DEEP)}`) as unknown;

const POLLUTION = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Text that breaks careless text handling. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u2028\u2029',
    '\ufeff',
    '\u202e\u0000',
    '\r\nBcc: x@example.com',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '</script><script>alert(1)</script>',
    '<!--',
    '{{7*7}}',
    'NaN',
    '1e309',
    '-0',
    '٣',
    'İ'.repeat(30),
    'ﷺ'.repeat(40),
    'a\u0301'.repeat(300),
    '=cmd|calc',
    ...POLLUTION,
  ),
  fc.nat(3).map((power) => 'a'.repeat(10 ** (power + 1))),
);

/** Values of every JSON type and shape, most of which no call expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      0.1,
      1e308,
      -1e308,
      Number.MAX_SAFE_INTEGER + 2,
      [],
      {},
      [[]],
      [null],
      nested('[', ']'),
      nested('{"a":', '}'),
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
      { length: 1e9 },
      { toString: 'x', valueOf: 1, toJSON: 2 },
      '2031-02-30',
      '0000-01-01',
      '9999-12-31',
      '2031-03-11T16:00:00.000Z',
      '+275760-09-13T00:00:00Z',
    ),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const FORMATS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc.constantFrom('2031-03-10', '2031-03-12', '0000-01-01', '0001-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2031-03-10T14:00:00.000Z', '1970-01-01T00:00:00Z'),
  // Names reserved by RFC 2606 and local addresses, so that no external host is ever contacted.
  uri: fc.constantFrom('https://news.invalid/feed', 'http://[::1]/', 'https://127.1/'),
};

/** The weight of hostile values relative to four for the expected ones; 0 for none. */
const HOSTILE_WEIGHT = 1;

/** Values that such a schema accepts, as far as the schema specifies them. */
function goodValue(
  schema: ValueSchema,
  known: KnownValues,
  hostile: number,
): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) {
    return fc.oneof(...choices.map((choice) => valueLike(choice, known, hostile)));
  }
  if (schema.allOf?.length) {
    return fc
      .tuple(...schema.allOf.map((part) => goodValue(part, known, hostile)))
      .map((parts) => Object.assign({}, ...parts));
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const [type] = [schema.type].flat();
  if (type === 'object') return objectLike(schema.properties ?? {}, known, hostile);
  if (type === 'array')
    return fc.array(valueLike(schema.items ?? {}, known, hostile), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') {
    const { minimum = -10, maximum = 1_000 } = schema;
    return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  }
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? textLike(schema.pattern, hostile);
  return hostileValue;
}

function textLike(pattern: string | undefined, hostile: number): fc.Arbitrary<unknown> {
  const words = fc.constantFrom('Dana', 'Whitfield & Sons', 'What now? It’s 5%', 'q');
  if (pattern === undefined) return hostile > 0 ? fc.oneof(words, hostileText) : words;
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return words;
  }
}

/** Values that mostly match a schema; by default, one in five is a hostile value. */
export function valueLike(
  schema: ValueSchema,
  known: KnownValues,
  hostile = HOSTILE_WEIGHT,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: goodValue(schema, known, hostile) },
    { weight: hostile, arbitrary: hostileValue },
  );
}

/** Objects with any of these fields and, if `hostile` is not 0, sometimes with an unknown field. */
export function objectLike(
  properties: Readonly<Record<string, ValueSchema>>,
  known: KnownValues,
  hostile = HOSTILE_WEIGHT,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const values = known[name];
    const like = valueLike(schema, known, hostile);
    const value = values?.length
      ? fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...values) },
          { weight: hostile, arbitrary: like },
        )
      : like;
    return fc.option(fc.tuple(fc.constant(name), value), { freq: 12, nil: undefined });
  });
  const surplus = fc.option(
    fc.tuple(fc.oneof(fc.constantFrom(...POLLUTION), hostileText), hostileValue),
    { freq: 4, nil: undefined },
  );
  return fc
    .tuple(...(hostile > 0 ? [surplus] : []), ...fields)
    .map((entries) => fromEntries(entries.filter((entry) => entry !== undefined)));
}

/** Like Object.fromEntries, but treats `__proto__` as an ordinary key, as JSON does. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
  }
  return object;
}
