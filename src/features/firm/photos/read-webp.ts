import type { PictureReader } from './picture.ts';

const HAS_ALPHA = 0x10;
const HAS_ANIMATION = 0x02;

type Size = { width: number; height: number };

/** A still WebP without EXIF, XMP and colour profile, and without anything after its end. */
export const readWebp: PictureReader = (bytes) => {
  if (bytes.length < 20 || tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WEBP') return undefined;
  const riffEnd = 8 + bytes.readUInt32LE(4);
  if (riffEnd > bytes.length) return undefined;
  const chunks: Buffer[] = [];
  let canvas: Size | undefined;
  let image: Size | undefined;
  for (let at = 12; at < riffEnd; ) {
    if (at + 8 > riffEnd) return undefined;
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > riffEnd) return undefined;
    const type = tag(bytes, at);
    const chunk = Buffer.from(bytes.subarray(at, end));
    const data = chunk.subarray(8, 8 + length);
    if (type === 'VP8X') {
      if (at !== 12 || length !== 10 || flagsOf(data) & HAS_ANIMATION) return undefined;
      canvas = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
      chunk.writeUInt8(flagsOf(data) & HAS_ALPHA, 8);
      chunks.push(chunk);
    } else if (type === 'VP8 ' || type === 'VP8L') {
      if (image || (!canvas && at !== 12)) return undefined;
      image = type === 'VP8 ' ? sizeOfLossy(data) : sizeOfLossless(data);
      if (!image) return undefined;
      chunks.push(chunk);
    } else if (type === 'ALPH' && canvas) chunks.push(chunk);
    at = end;
  }
  if (!image || (canvas && (canvas.width !== image.width || canvas.height !== image.height))) {
    return undefined;
  }
  return { contentType: 'image/webp', ...image, bytes: inRiff(chunks) };
};

const tag = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);
const flagsOf = (data: Buffer) => data.readUInt8(0);

/** The key frame header of VP8 (RFC 6386 §9.1). */
function sizeOfLossy(data: Buffer): Size | undefined {
  const isKeyFrame = data.length > 10 && (data.readUInt8(0) & 1) === 0;
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** The header of the lossless format: width - 1 and height - 1, fourteen bits each. */
function sizeOfLossless(data: Buffer): Size | undefined {
  if (data.length <= 5 || data.readUInt8(0) !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function inRiff(chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
