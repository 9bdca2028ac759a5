import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runInProcess } from '../../background/limited-process.ts';
import { MAX_UPLOAD_PIXELS } from '../rules.ts';
import { animation, phonePhoto, plain } from '../testing/sample-pictures.ts';
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
