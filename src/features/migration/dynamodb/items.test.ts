import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceRow } from '../source/row-queries.ts';
import { itemBytes, MAX_ITEM_BYTES } from './item-size.ts';
import { fieldsOf, itemsOf } from './items.ts';
import { indexKeys } from './keys.ts';
import { Checksum, hashOfRow } from './row-hash.ts';

const rowOf = (fields: SourceRow['fields']): SourceRow => ({
  id: 'a',
  createdAt: '2031-03-10T14:00:00.000000Z',
  fields: { ...fields, id: 'a', createdAt: '2031-03-10T14:00:00.000000Z' },
});

async function stored(row: SourceRow) {
  const made = await itemsOf('blog_posts', row);
  if (made.kind === 'refused') throw new Error(made.reason);
  return made.items;
}

describe('a row as items', () => {
  it('round-trips at any size', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom(10, 60_000, 130_000, 300_000).map((length) => 'äx'.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({ title: value, content: value, excerpt: value }),
        async (fields) => {
          const row = rowOf(fields);
          const items = await stored(row);
          expect(await fieldsOf(items)).toEqual({ ...indexKeys('blog_posts', row), ...row.fields });
          for (const item of items) expect(itemBytes(item)).toBeLessThanOrEqual(MAX_ITEM_BYTES);
          expect(await stored(row)).toEqual(items);
        },
      ),
      { numRuns: 25, seed: 7 },
    );
  }, 30_000);

  it.each([MAX_ITEM_BYTES, MAX_ITEM_BYTES + 1])(
    'of %i bytes is one item, or more',
    async (bytes) => {
      const empty = rowOf({ content: '' });
      const [item] = await stored(empty);
      const row = rowOf({ content: 'x'.repeat(bytes - itemBytes(item)) });
      expect(await stored(row)).toHaveLength(bytes > MAX_ITEM_BYTES ? 2 : 1);
    },
  );

  it('is rejected without all of its parts in order', async () => {
    const noise = fc.sample(fc.string({ minLength: 900_000, maxLength: 900_000 }), {
      numRuns: 1,
      seed: 3,
    });
    const [own, ...parts] = await stored(rowOf({ content: noise[0] ?? '' }));
    expect(parts.length).toBeGreaterThan(1);
    const [first, ...others] = parts;
    for (const items of [
      [own],
      [own, ...others],
      [own, ...others, first],
      parts,
      [own, first, first],
    ]) {
      expect(await fieldsOf(items as never)).toBeUndefined();
    }
    const damaged = { ...first, _bytes: Buffer.from('no gzip') };
    expect(await fieldsOf([own, damaged, ...others])).toBeUndefined();
  });

  it('is rejected if its id does not fit a key, or beyond 16 MB', async () => {
    const long = { ...rowOf({}), id: 'ä'.repeat(600) };
    const huge = rowOf({ content: 'x'.repeat(17 * 1024 * 1024) });
    for (const row of [long, huge]) {
      expect(await itemsOf('blog_posts', row)).toMatchObject({ kind: 'refused' });
    }
  });
});

describe('the checksum', () => {
  const sumOf = (rows: readonly { id: string; fields: object }[]) => {
    const sum = new Checksum();
    for (const { id, fields } of rows) sum.add(hashOfRow('users', id, fields as never));
    return String(sum);
  };
  const row = fc.record({ id: fc.string(), fields: fc.dictionary(fc.string(), fc.jsonValue()) });

  it('depends on the rows, not on their order or that of their fields', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const turned = rows.toReversed().map(({ id, fields }) => ({
          id,
          fields: Object.fromEntries(Object.entries(fields).reverse()),
        }));
        expect(sumOf(turned)).toBe(sumOf(rows));
        expect(sumOf(rows)).toMatch(/^[\da-f]{64}$/);
      }),
    );
  });

  it.each([
    [{ a: '1' }, { a: 1 }],
    [{ a: null }, {}],
    [{ a: null }, { a: '' }],
    [{ a: 'null' }, { a: null }],
    [
      { a: 'b', c: 'd' },
      { a: 'd', c: 'b' },
    ],
    [{ a: '["b' }, { a: ['b'] }],
    [{ a: new Set(['b']) }, { a: ['b'] }],
    [{ a: Buffer.from('b') }, { a: 'Yg==' }],
  ])('tells %j from %j', (a, b) => {
    expect(sumOf([{ id: '1', fields: a }])).not.toBe(sumOf([{ id: '1', fields: b }]));
  });

  it('distinguishes a duplicate row from a missing one', () => {
    const one = { id: '1', fields: {} };
    expect(sumOf([one, one])).not.toBe(sumOf([]));
  });
});
