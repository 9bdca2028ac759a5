import { createHash } from 'node:crypto';

/**
 * SHA-256 of a row, keys of the index included: what it is called and all its fields by name, whatever their
 * order. Text, numbers, yes, no and nothing are never alike.
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

/** The names of the fields that are not the same in both. */
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

/** A sum of hashes that does not depend on their order. */
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
