/** A value as this project writes it: DynamoDB types that it does not use are omitted. */
export type ItemValue = string | number | boolean | null | Uint8Array;

/** Maximum size of an item, attribute names included. Source: DynamoDB's limits. */
export const MAX_ITEM_BYTES = 400 * 1024;

/**
 * Size of an item as DynamoDB counts it. Source: AWS, "DynamoDB item sizes and formats". A number takes about one byte
 * for two digits; this uses the upper bound.
 */
export function itemBytes(item: Readonly<Record<string, ItemValue>>): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) {
    bytes += Buffer.byteLength(name) + valueBytes(value);
  }
  return bytes;
}

function valueBytes(value: ItemValue): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 2;
  if (value instanceof Uint8Array) return value.byteLength;
  return 1;
}
