import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animation, phonePhoto, plain } from '../../../testing/sample-pictures.ts';
import { runInProcess } from '../../background/limited-process.ts';
import { MAX_UPLOAD_PIXELS } from '../rules.ts';
import { withoutExtraChunks } from './png-chunks.ts';
import { type RebuildResult, type RebuildTask, rebuild as rebuildHere } from './rebuild.ts';
import { createPictureRebuilder } from './rebuild-picture.ts';

const LIMITS = {
  side: { least: 16, most: 12_000 },
  mostPixels: MAX_UPLOAD_PIXELS,
  box: { width: 1_600, height: 2_400 },
  steps: [480, 800, 1_200],
};
const run = createPictureRebuilder();
/** Rebuilds in this process, which is faster. */
const rebuild = async (bytes: Promise<Buffer>) => rebuildHere({ ...LIMITS, bytes: await bytes });

async function picture(bytes: Buffer | Promise<Buffer>) {
  const result = await run({ ...LIMITS, bytes: await bytes });
  if ('fault' in result) throw new Error(result.fault);
  return result.picture;
}

it('a photo of a phone is stored upright, in its widths and formats, without its metadata', async () => {
  const { width, height, files } = await picture(phonePhoto({ width: 2_400, height: 1_800 }));
  expect([width, height]).toEqual([1_600, 2_133]);
  expect(files.map((file) => `${file.width} ${file.format}`)).toEqual(
    [480, 800, 1_200, 1_600].flatMap((each) => ['avif', 'webp', 'jpeg'].map((f) => `${each} ${f}`)),
  );
  for (const { bytes, width: own, format } of files) {
    const meta = await sharp(bytes).metadata();
    expect([meta.width, meta.height]).toEqual([own, Math.round((own * 2_400) / 1_800)]);
    expect(meta.mediaType).toBe(`image/${format}`);
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc, meta.orientation]).toEqual([
      ...Array(5).fill(undefined),
    ]);
    expect(Buffer.from(bytes).includes('SECRET-NOTE')).toBe(false);
  }
  // Rotated a quarter turn clockwise: what was on the left is on top.
  const last = files.at(-1);
  const { data, info } = await sharp(last?.bytes).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(redAt(1_500, 100)).toBeGreaterThan(240);
  expect(redAt(100, 2_000)).toBeLessThan(100);
});

const pngChunk = (type: string, data: Buffer) => {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
};
/** The signature and the header of a PNG. */
const PNG_HEAD_BYTES = 33;
const BOMB = deflateSync(Buffer.alloc(7_000_000, 97));

it.each([
  ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), BOMB])],
  ['iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), BOMB])],
])(
  'a small PNG with 900 long compressed texts (%s) takes little longer than one without',
  async (type, text) => {
    const bytes = await plain().png().toBuffer();
    const chunk = pngChunk(type, text);
    const withTexts = (count: number) =>
      Buffer.concat([
        bytes.subarray(0, PNG_HEAD_BYTES),
        ...Array.from({ length: count }, () => chunk),
        bytes.subarray(PNG_HEAD_BYTES),
      ]);
    const msOf = async (file: Buffer) => {
      const start = performance.now();
      expect(await rebuild(Promise.resolve(file))).toHaveProperty('picture');
      return performance.now() - start;
    };
    const usual = await msOf(withTexts(0));
    expect(withTexts(900).length).toBeLessThan(8_000_000);
    expect(await msOf(withTexts(900))).toBeLessThan(4 * usual + 1_000);
  },
);

it('a PNG keeps its transparency, its profile and its orientation', async () => {
  const bytes = await sharp({
    create: { width: 60, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .png({ palette: true })
    .toBuffer();
  const { orientation, icc, hasAlpha } = await sharp(withoutExtraChunks(bytes)).metadata();
  expect([orientation, icc?.length, hasAlpha]).toEqual([6, expect.any(Number), true]);
  const damaged = bytes.subarray(0, bytes.length - 20);
  expect(withoutExtraChunks(damaged).length).toBeLessThanOrEqual(damaged.length);
});

it('a small picture is not enlarged, and transparency is white in its JPEG', async () => {
  const clear = sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { width, files } = await picture(clear.png().toBuffer());
  expect([width, files.length]).toEqual([300, 3]);
  const [, webp, jpeg] = files;
  expect((await sharp(webp?.bytes).metadata()).hasAlpha).toBe(true);
  expect((await sharp(jpeg?.bytes).raw().toBuffer())[0]).toBeGreaterThan(250);
});

describe('refuses', () => {
  const cut = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, (await bytes).length / 2);
  const wide = { width: LIMITS.side.most + 1, height: 20 };
  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'no picture'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'no picture'],
    [
      'a page after the beginning of a JPEG',
      async () => Buffer.from('\xff\xd8\xff<html>', 'latin1'),
      'no picture',
    ],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      'no picture',
    ],
    ['a GIF', () => plain().gif().toBuffer(), 'no picture'],
    ['a TIFF', () => plain().tiff().toBuffer(), 'no picture'],
    ['an AVIF', () => plain().avif().toBuffer(), 'no picture'],
    ['a JPEG that ends early', () => cut(phonePhoto()), 'no picture'],
    ['a PNG that ends early', () => cut(plain().png().toBuffer()), 'no picture'],
    ['a WebP that ends early', () => cut(plain().webp().toBuffer()), 'no picture'],
    ['an animation', animation, 'animation'],
    ['a picture that is too wide', () => plain(wide).png().toBuffer(), 'wrong size'],
    ['a tracking pixel', () => plain({ width: 1, height: 1 }).png().toBuffer(), 'wrong size'],
    ['a bomb', () => plain({ width: 9_000, height: 9_000 }).png().toBuffer(), 'too many pixels'],
  ])('%s', async (_, make, fault) => {
    expect(await rebuild(make())).toEqual({ fault });
  });

  it('a PNG whose pixels are many more than its header says', async () => {
    const bytes = await plain({ width: 9_000, height: 900 }).png().toBuffer();
    // The width in the header is the fifth to eighth byte of the first chunk's data.
    bytes.writeUInt32BE(100, 16);
    expect(await rebuild(Promise.resolve(bytes))).toEqual({ fault: 'no picture' });
  });
});

it('nothing of a file that is a picture and a page at once is kept', async () => {
  const both = Buffer.concat([
    await plain().jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  for (const { bytes } of (await picture(both)).files) {
    expect(Buffer.from(bytes).includes('<script')).toBe(false);
  }
});

it('a file that takes too long ends with its process', async () => {
  const bytes = await plain({ width: 6_000, height: 6_000 }).png({ progressive: true }).toBuffer();
  expect(await createPictureRebuilder({ withinMs: 1 })({ ...LIMITS, bytes })).toEqual({
    fault: 'timeout',
  });
});

it('uploads beyond the queue are told to come back', async () => {
  const runner = createPictureRebuilder({ maxWaiting: 1 });
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => runner({ ...LIMITS, bytes: Buffer.alloc(0) })),
  );
  const refused = results.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => reason.reason)).toEqual(['picture_service_busy']);
});

it('a decoder that is not needed stays off in the process that decodes', async () => {
  expect(await run({ ...LIMITS, bytes: await plain().gif().toBuffer() })).toEqual({
    fault: 'no picture',
  });
});

it('a process that crashes is a failure, not an exception', async () => {
  const outcome = await runInProcess<RebuildTask, RebuildResult>(
    import.meta.filename.replace('rebuild.test.ts', 'no-such-program.ts'),
    { ...LIMITS, bytes: Buffer.alloc(0) },
    { withinMs: 1_000, memoryFlags: [] },
  );
  expect(outcome).toEqual({ failure: 'exited' });
});
