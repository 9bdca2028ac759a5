import sharp from 'sharp';

type Size = { width?: number; height?: number };

/** A picture of one colour; different colours make different pictures. */
export const plain = ({ width = 640, height = 400 }: Size = {}, background = '#357') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A JPEG as a phone creates it: rotated, with metadata about the place and the photographer. */
export const phonePhoto = ({ width = 640, height = 400 }: Size = {}) =>
  plain({ width, height })
    .composite([{ input: halfOf(width, height), left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-NOTE' }, IFD3: { GPSLatitude: '32/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** An overlay that covers the left half in white. */
const halfOf = (width: number, height: number) => ({
  create: { width: width / 2, height, channels: 3 as const, background: '#fff' },
});

/** A WebP with two frames. */
export async function animation(): Promise<Buffer> {
  const frames = [await plain().png().toBuffer(), await plain({}, '#f00').png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
