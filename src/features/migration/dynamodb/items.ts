import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TableName } from '../source/documented-tables.ts';
import type { FieldValue, SourceRow } from '../source/row-queries.ts';
import { type ItemValue, itemBytes, MAX_ITEM_BYTES } from './item-size.ts';
import { fitsKeys, indexKeys, type Key, partitionKey, partKey, ROW } from './keys.ts';

/** An item as written: its key and its attributes. */
export type Item = Key & Readonly<Record<string, ItemValue>>;

/** The items of one row, the main item first; or why the row cannot be stored. */
export type RowItems =
  | { kind: 'plain' | 'compressed'; bytes: number; items: readonly [Item, ...Item[]] }
  | { kind: 'refused'; bytes: number; reason: string };

/** Number of part items, for fields that do not fit into the main item. */
const PARTS = '_parts';
const PART_BYTES = '_bytes';

// PK, SK and the bytes.
const PART_ATTRIBUTES = 3;

const PART_SIZE = 380 * 1024;
const MAX_MOVED_BYTES = 16 * 1024 * 1024;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Converts a row to items. If it is too large for one item, its largest fields are moved, compressed, to additional
 * part items. Deterministic: the same row always yields the same items.
 */
export async function itemsOf(table: TableName, row: SourceRow): Promise<RowItems> {
  const key = { PK: partitionKey(table, row.id), SK: ROW };
  const whole: Item = { ...key, ...indexKeys(table, row), ...row.fields };
  const bytes = itemBytes(whole);
  if (!fitsKeys(table, row)) return { kind: 'refused', bytes, reason: 'Its id is too long.' };
  if (bytes <= MAX_ITEM_BYTES) return { kind: 'plain', bytes, items: [whole] };

  const moved = largestFields(row.fields, bytes - MAX_ITEM_BYTES / 2);
  const text = JSON.stringify(Object.fromEntries(moved));
  if (Buffer.byteLength(text) > MAX_MOVED_BYTES) {
    return { kind: 'refused', bytes, reason: 'It is larger than 16 MB.' };
  }
  const parts = cut(await zip(text)).map((part, i) => ({
    PK: key.PK,
    SK: partKey(i + 1),
    [PART_BYTES]: part,
  }));
  const names = new Set(moved.map(([name]) => name));
  const unsplit = Object.entries(whole).filter(([name]) => !names.has(name));
  const own: Item = { ...key, ...Object.fromEntries(unsplit), [PARTS]: parts.length };
  return { kind: 'compressed', bytes, items: [own, ...parts] };
}

/** Reassembles the fields of a row from its items; undefined if these are inconsistent. */
export async function fieldsOf(
  items: readonly Record<string, unknown>[],
): Promise<Record<string, unknown> | undefined> {
  const own = items.find(({ SK }) => SK === ROW);
  if (!own) return undefined;
  const { PK: _pk, SK: _sk, [PARTS]: count = 0, ...fields } = own;
  const parts = items.filter((item) => item !== own);
  const chunks = parts.map((part, i) => (isPart(part, i + 1) ? part[PART_BYTES] : null));
  if (parts.length !== count || !chunks.every((chunk) => chunk instanceof Uint8Array))
    return undefined;
  if (count === 0) return fields;
  try {
    const text = await unzip(Buffer.concat(chunks), { maxOutputLength: MAX_MOVED_BYTES });
    const moved: Record<string, unknown> = JSON.parse(text.toString());
    // A field must be in one place only: a duplicate, added by somebody else, must not be hidden by the other value.
    if (Object.keys(moved).some((name) => name in fields)) return undefined;
    return { ...fields, ...moved };
  } catch {
    return undefined;
  }
}

function isPart(item: Record<string, unknown>, number: number): boolean {
  return item.SK === partKey(number) && Object.keys(item).length === PART_ATTRIBUTES;
}

/** The largest fields, as few as possible, with a total of at least this size. */
function largestFields(fields: SourceRow['fields'], bytes: number): [string, FieldValue][] {
  const sizes = Object.entries(fields)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => ({ name, value, size: itemBytes({ [name]: value }) }))
    .sort((a, b) => b.size - a.size);
  const found: [string, FieldValue][] = [];
  let left = bytes;
  for (const { name, value, size } of sizes) {
    if (left <= 0) break;
    found.push([name, value]);
    left -= size;
  }
  return found;
}

function cut(bytes: Buffer): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += PART_SIZE)
    parts.push(bytes.subarray(at, at + PART_SIZE));
  return parts;
}
