import { crc32, deflateSync } from 'node:zlib';

type Size = { width: number; height: number };
type Options = Size & { note?: string };

const u16be = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const u32be = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const ascii = (text: string) => Buffer.from(text, 'latin1');

/** A segment of a JPEG with its marker and length. */
export const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16be(body.length + 2), body]);

/** A structurally valid JPEG whose data decode to nothing. */
export function jpeg({ width, height, note }: Options): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...(note ? [segment(0xe1, ascii(`Exif\0\0${note}`)), segment(0xfe, ascii(note))] : []),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(
      0xc0,
      Buffer.concat([Buffer.from([8]), u16be(height), u16be(width), ascii('\x01\x01\x11\0')]),
    ),
    segment(0xc4, Buffer.alloc(29)),
    segment(0xda, ascii('\x01\x01\0\0\x3f\0')),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    ...(note ? [segment(0xed, ascii(note))] : []),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([u32be(data.length), body, u32be(crc32(body))]);
};

/** A grey PNG that browsers can display. `chunks` come before its pixel data. */
export function png({
  width,
  height,
  note,
  chunks = [],
  pixels,
}: Options & { chunks?: [string, Buffer][]; pixels?: Buffer }): Buffer {
  const isSmall = width * height < 4_000_000;
  const rows = Buffer.alloc(isSmall ? (width + 1) * height : 1, isSmall ? 0 : 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32be(width), u32be(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...(note ? [chunk('eXIf', ascii(note)), chunk('tEXt', ascii(`Comment\0${note}`))] : []),
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', pixels ?? deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const riffChunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([ascii(type), length, data, Buffer.alloc(data.length % 2)]);
};

function webp(
  image: Buffer,
  { width, height, note, flags, canvas = { width, height } }: WebpOptions,
): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8((flags ?? 0) | (note ? 0x0c : 0));
  extended.writeUIntLE(canvas.width - 1, 4, 3);
  extended.writeUIntLE(canvas.height - 1, 7, 3);
  const body = Buffer.concat([
    ascii('WEBP'),
    riffChunk('VP8X', extended),
    image,
    ...(note ? [riffChunk('EXIF', ascii(note)), riffChunk('XMP ', ascii(note))] : []),
  ]);
  const head = ascii('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

type WebpOptions = Options & { flags?: number; canvas?: Size };

/** A structurally valid extended WebP with a lossy image. */
export function webpLossy(options: WebpOptions): Buffer {
  const frame = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0, 1, 2, 3]);
  frame.writeUInt16LE(options.width & 0x3fff, 6);
  frame.writeUInt16LE(options.height & 0x3fff, 8);
  return webp(riffChunk('VP8 ', frame), options);
}

/** The same with a lossless image. */
export function webpLossless(options: WebpOptions): Buffer {
  const data = Buffer.alloc(9, 1);
  data.writeUInt8(0x2f);
  data.writeUInt32LE(((options.width - 1) | ((options.height - 1) << 14)) >>> 0, 1);
  return webp(riffChunk('VP8L', data), options);
}
