import type { Inspect } from './inspect-document.ts';

/** Brands of pictures that are compressed with HEVC, as phones write them. Source: ISO/IEC 23008-12, annex B. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const MAX_BRANDS_BYTES = 1_024;
const MAX_BOXES = 10_000;
const TYPE = /^[\x20-\x7e]{4}$/;

/** A HEIC picture: its brands, and boxes that end where the file ends. */
export const inspectHeic: Inspect = async ({ size, read }) => {
  const types = new Set<string>();
  let at = 0;
  for (let boxes = 0; boxes < MAX_BOXES && at < size; boxes += 1) {
    const head = await read(at, 16);
    if (head.length < 8) return 'damaged';
    const type = head.toString('latin1', 4, 8);
    const length = lengthOf(head, size - at);
    if (!TYPE.test(type) || length === undefined || at + length > size) return 'damaged';
    if (boxes === 0) {
      if (length < 16 || length > MAX_BRANDS_BYTES) return 'damaged';
      if (!hasBrand(await read(8, length - 8))) return 'unknown_type';
    }
    types.add(type);
    at += length;
  }
  return at === size && types.has('meta') && types.has('mdat') ? undefined : 'damaged';
};

/** 0 means to the end of the file, 1 that the length follows in 64 bits. */
function lengthOf(head: Buffer, rest: number): number | undefined {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  if (short !== 1) return short >= 8 ? short : undefined;
  if (head.length < 16) return undefined;
  const long = head.readBigUInt64BE(8);
  return long >= 16n && long <= BigInt(rest) ? Number(long) : undefined;
}

/** The main brand, four bytes of a version, and the compatible brands. */
function hasBrand(bytes: Buffer): boolean {
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    if (at !== 4 && BRANDS.has(bytes.toString('latin1', at, at + 4))) return true;
  }
  return false;
}
