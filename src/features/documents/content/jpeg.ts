import type { Inspect } from './inspect-document.ts';

const START_OF_SCAN = 0xda;
/** The kinds of frames, such as baseline and progressive. The numbers that are left out mark tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Phones write some dozens of segments, one for each 64 KB of a preview. */
const MAX_SEGMENTS = 2_000;
const END = Buffer.from([0xff, 0xd9]);
const SLICE_BYTES = 64 * 1024;

/** A JPEG from its segments to the end of the picture. Phones add a short film behind it. */
export const inspectJpeg: Inspect = async ({ size, read }) => {
  let hasFrame = false;
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    const head = await read(at, 4);
    if (head.length < 4 || head[0] !== 0xff) return 'damaged';
    const marker = head[1] ?? 0;
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = head.readUInt16BE(2);
    if (length < 2 || at + 2 + length > size) return 'damaged';
    hasFrame ||= isFrame(marker);
    at += 2 + length;
    if (marker === START_OF_SCAN) return hasFrame && (await hasEnd(at)) ? undefined : 'damaged';
  }
  return 'damaged';

  async function hasEnd(from: number): Promise<boolean> {
    for (let start = from; start < size; start += SLICE_BYTES) {
      if ((await read(start, SLICE_BYTES + END.length)).includes(END)) return true;
    }
    return false;
  }
};
