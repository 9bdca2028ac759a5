import fc from 'fast-check';

/** Values that a hostile or faulty caller might send in a field. */
const anyField = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\r\nBcc: x@example.com',
    'a'.repeat(6_000),
    '1e309',
  ),
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [['a']]),
  fc.emailAddress(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A valid body in which any of the fields are omitted or replaced by another value. */
export function anyBodyLike(good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anyField }),
    ]),
  );
  return fc.record(fields, { requiredKeys: [] });
}

/** Eight at a time, to be sent together: most of a call is waiting for the database. */
export const severalAtOnce = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
  fc.array(value, { minLength: 8, maxLength: 8 });
