import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jpeg, png, segment, webpLossless, webpLossy } from '../testing/test-pictures.ts';
import { readPicture } from './read-picture.ts';

describe.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webpLossy],
  ['image/webp', webpLossless],
])('%s', (contentType, make) => {
  it('is identified by its bytes, with its actual size', () => {
    expect(readPicture(make({ width: 640, height: 800 }))).toMatchObject({
      contentType,
      width: 640,
      height: 800,
    });
  });

  it('is preserved, and reading is idempotent', () => {
    const first = readPicture(make({ width: 640, height: 800 }));
    if (typeof first === 'string') throw new Error(first);
    expect(readPicture(first.bytes)).toEqual(first);
  });

  it.each([
    [99, 800],
    [640, 2_401],
    [16_000, 16_000],
  ])('of %i by %i pixels is refused', (width, height) => {
    expect(readPicture(make({ width, height }))).toBe('wrong size');
  });

  it('is rejected when truncated at any point', () => {
    const whole = make({ width: 640, height: 800 });
    for (let length = 0; length < whole.length; length += 1) {
      expect([length, readPicture(whole.subarray(0, length))]).toEqual([length, 'no picture']);
    }
  });

  it('does not crash the reader when any single byte changes', () => {
    const whole = make({ width: 640, height: 800 });
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Buffer.from(whole);
        broken[at] = value;
        expect(() => readPicture(broken)).not.toThrow();
      }
    }
  });

  it('drops data appended after its end', () => {
    const tail = Buffer.from('<html><script>alert(1)</script>');
    const read = readPicture(Buffer.concat([make({ width: 640, height: 800 }), tail]));
    if (typeof read === 'string') throw new Error(read);
    expect(read.bytes.includes('script')).toBe(false);
  });

  it('drops location, author and comment metadata', () => {
    const read = readPicture(make({ width: 640, height: 800, note: 'GPS 32.7157 N' }));
    if (typeof read === 'string') throw new Error(read);
    expect(make({ width: 640, height: 800, note: 'GPS 32.7157 N' }).includes('GPS')).toBe(true);
    expect(read.bytes.includes('GPS')).toBe(false);
    expect(read).toEqual(readPicture(make({ width: 640, height: 800 })));
  });
});

it.each([
  ['nothing', ''],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)'],
  ['a bitmap', 'BM\x46\x00\x00\x00'],
  ['a page after a magic number', '\xff\xd8\xff<html><script>alert(1)</script>'],
  ['a page after another', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
  ['a page after a third', 'RIFF\x30\x00\x00\x00WEBP<script>alert(1)</script>            '],
])('%s is no picture', (_what, text) => {
  expect(readPicture(Buffer.from(text, 'latin1'))).toBe('no picture');
});

describe('a JPEG', () => {
  const size = { width: 640, height: 800 };

  it('without a scan, or with two frames, is rejected', () => {
    const whole = jpeg(size);
    const frame = segment(0xc0, Buffer.from([8, 3, 0x20, 2, 0x80, 1, 1, 0x11, 0]));
    expect(readPicture(Buffer.concat([whole.subarray(0, 2), frame, whole.subarray(2)]))).toBe(
      'no picture',
    );
    const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
    expect(readPicture(Buffer.concat([whole.subarray(0, scan), Buffer.from([0xff, 0xd9])]))).toBe(
      'no picture',
    );
  });

  it('keeps all of its scans', () => {
    const whole = jpeg(size);
    const scan = whole.subarray(whole.indexOf(Buffer.from([0xff, 0xda])), -2);
    const two = Buffer.concat([whole.subarray(0, -2), scan, Buffer.from([0xff, 0xd9])]);
    expect(readPicture(two)).toMatchObject({ bytes: two });
  });
});

describe('an animation', () => {
  it('is rejected as a WebP, and reduced to its first frame as a PNG', () => {
    const moving = webpLossy({ width: 640, height: 800, flags: 0x02 });
    expect(readPicture(moving)).toBe('no picture');
    const frames = png({ width: 640, height: 800, chunks: [['acTL', Buffer.alloc(8)]] });
    expect(readPicture(frames)).toEqual(readPicture(png({ width: 640, height: 800 })));
  });
});

it('a WebP whose canvas is not its image is refused', () => {
  const odd = webpLossy({ width: 640, height: 800, flags: 0, canvas: { width: 200, height: 200 } });
  expect(readPicture(odd)).toBe('no picture');
});

it('a PNG decompression bomb is not decompressed', () => {
  const bomb = png({ width: 640, height: 800, pixels: deflateSync(Buffer.alloc(20_000_000)) });
  const begin = process.cpuUsage().user;
  expect(readPicture(bomb)).toMatchObject({ width: 640 });
  expect(process.cpuUsage(undefined).user - begin).toBeLessThan(100_000);
});
