/** A value as this project writes it: the types of DynamoDB that it has no use for are left out. */
export type ItemValue = string | number | boolean | null | Uint8Array;

/** The most that an item may have, names included. Source: DynamoDB's limits. */
export const MAX_ITEM_BYTES = 400 * 1024;

/**
 * Bytes that DynamoDB counts for an item. Source: AWS, "DynamoDB item sizes and formats". Numbers are about one
 * byte for two digits; here the most that they can be.
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
