import { createHash } from 'node:crypto';

/**
 * SHA-256 of a row: its table, its id and all its fields by name, in any order, including the index keys. Values of
 * different types never have the same hash input.
 */
export function hashOfRow(
  table: string,
  id: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): Buffer {
  const entries = Object.entries(fields ?? {}).map(([name, value]) => [name, canonical(value)]);
  entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([table, id, fields ? entries : 'damaged']))
    .digest();
}

/** The names of the fields that differ. */
export function differingFields(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => canonical(a[name]) !== canonical(b[name])).sort();
}

function canonical(value: unknown): string {
  if (value === undefined) return 'nothing there';
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('base64')}`;
  if (value instanceof Set) return `set ${JSON.stringify([...value])}`;
  return JSON.stringify(value);
}

/** An order-independent sum of hashes. */
export class Checksum {
  #sum = 0n;
  count = 0;

  add(hash: Buffer): void {
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash.toString('hex')}`));
    this.count += 1;
  }

  /** 64 hexadecimal digits. */
  toString(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
