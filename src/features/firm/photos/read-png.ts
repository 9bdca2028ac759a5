import type { PictureReader } from './picture.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that a still image needs for its pixels and its colours. */
const KEPT_CHUNKS = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT'];

/** A PNG without text, EXIF and animation chunks, and without anything after its end. */
export const readPng: PictureReader = (bytes) => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const chunks: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (type === 'IHDR') === Boolean(size)) return undefined;
    if (type === 'IHDR') {
      if (end - at !== 25) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (KEPT_CHUNKS.includes(type)) chunks.push(bytes.subarray(at, end));
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') {
      if (!size || !hasPixels) return undefined;
      return { contentType: 'image/png', ...size, bytes: Buffer.concat(chunks) };
    }
    at = end;
  }
  return undefined;
};
