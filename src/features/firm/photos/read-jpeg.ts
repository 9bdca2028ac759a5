import type { PictureReader } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Frames that browsers decode: baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Frames of other kinds: lossless, differential, arithmetic. */
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
/** Tables, restart interval, JFIF, and Adobe's colour marker, without which colours come out wrong. */
const KEPT_MARKERS = [0xc4, 0xdb, 0xdd, 0xe0, 0xee];

/**
 * A JPEG without metadata: only the segments that decoding needs are kept, so locations (EXIF), names (IPTC, XMP) and
 * comments are dropped, as is anything after the end of the image.
 */
export const readJpeg: PictureReader = (bytes) => {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const segments: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined || OTHER_FRAMES.includes(marker)) return undefined;
    if (marker === END) break;
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (FRAMES.includes(marker)) {
      if (size || length < 8) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      segments.push(bytes.subarray(at, end));
    } else if (marker === SCAN) {
      if (!size) return undefined;
      hasScan = true;
      end = endOfScan(bytes, end);
      segments.push(bytes.subarray(at, end));
    } else if (KEPT_MARKERS.includes(marker)) {
      segments.push(bytes.subarray(at, end));
    }
    at = end;
  }
  if (!size || !hasScan) return undefined;
  segments.push(Buffer.from([0xff, END]));
  return { contentType: 'image/jpeg', ...size, bytes: Buffer.concat(segments) };
};

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
