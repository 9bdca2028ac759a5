import type { Inspect } from './inspect-document.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
/** A PNG of 20 MB in the chunks of 8 KB that most programs write has 2,500. */
const MAX_CHUNKS = 100_000;
const TYPE = /^[A-Za-z]{4}$/;

/** A PNG from its header to the chunk that ends it, after which there is nothing. */
export const inspectPng: Inspect = async ({ size, read }) => {
  let at = SIGNATURE_BYTES;
  let hasData = false;
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const head = await read(at, 8);
    if (head.length < 8) return 'damaged';
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4);
    const isHeader = type === 'IHDR' && length === HEADER_BYTES;
    if (!TYPE.test(type) || (chunks === 0) !== isHeader) return 'damaged';
    at += FRAME_BYTES + length;
    if (at > size) return 'damaged';
    hasData ||= type === 'IDAT' && length > 0;
    if (type !== 'IEND') continue;
    if (!hasData || length !== 0) return 'damaged';
    return at === size ? undefined : 'mixed';
  }
  return 'damaged';
};
