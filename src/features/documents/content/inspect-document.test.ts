import { describe, expect, it } from 'vitest';
import { phonePhoto, plain } from '../../../testing/sample-pictures.ts';
import { threadMs } from '../../../testing/thread-ms.ts';
import { docx, heic, inMemory, pdf, pdfOfSize, renamed } from '../testing/sample-documents.ts';
import { partedSource } from './byte-source.ts';
import { inspectDocument } from './inspect-document.ts';

const inspect = (bytes: Buffer) => inspectDocument(inMemory(bytes));

/** Reads the same bytes as they are stored: in parts. */
const inspectInParts = (bytes: Buffer) =>
  inspectDocument(
    partedSource(bytes.length, 100, async (number) =>
      bytes.subarray(number * 100, number * 100 + 100),
    ),
  );

const jpeg = await phonePhoto();
const png = await plain().png().toBuffer();
const word = await docx();
const macros = await docx({ 'word/vbaProject.bin': 'Auto_Open' });
const zip = await docx({ 'evil.sh': 'rm -rf /' });

/** A PNG whose chunks are all empty. */
function tinyChunks(count: number): Buffer {
  const chunk = Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1');
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
  return Buffer.concat([head, ...Array<Buffer>(count).fill(chunk), rest]);
}

describe('the type follows from the content', () => {
  it.each([
    ['pdf', pdf()],
    ['jpeg', jpeg],
    ['png', png],
    ['heic', heic()],
    ['docx', word],
  ])('%s', async (type, bytes) => {
    expect(await inspect(bytes)).toEqual({ type });
    expect(await inspectInParts(bytes)).toEqual({ type });
  });

  it('a phone’s picture with a film behind it is a JPEG', async () => {
    expect(await inspect(Buffer.concat([jpeg, Buffer.alloc(50_000, 7)]))).toEqual({ type: 'jpeg' });
  });
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const HOSTILE: readonly (readonly [name: string, bytes: Buffer, refusal: string])[] = [
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a page', html, 'unknown_type'],
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'unknown_type'],
  ['a program', Buffer.from('MZ\x90\0'), 'unknown_type'],
  ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'unknown_type'],
  ['an AVIF', heic('avif'), 'unknown_type'],
  ['a page that ends as a PDF', Buffer.concat([html, pdf()]), 'unknown_type'],
  ['half a PDF', pdf().subarray(0, 60), 'damaged'],
  ['a PDF with a page behind it', Buffer.concat([pdf(), html]), 'mixed'],
  ['a PDF with an archive behind it', Buffer.concat([pdf(), zip]), 'mixed'],
  ['a PDF that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>'), 'macros'],
  ['a JPEG with an archive behind it', Buffer.concat([jpeg, zip]), 'mixed'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length - 200), 'damaged'],
  ['only the beginning of a JPEG', Buffer.from('ffd8ffe00010', 'hex'), 'damaged'],
  ['a PNG with something behind it', Buffer.concat([png, html]), 'mixed'],
  ['half a PNG', png.subarray(0, png.length - 20), 'damaged'],
  ['half a HEIC', heic().subarray(0, 80), 'damaged'],
  ['Word with macros', macros, 'macros'],
  [
    'Word with macros under another name',
    await docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    'macros',
  ],
  ['Word with ActiveX', await docx({ 'word/activeX/activeX1.bin': 'x' }), 'macros'],
  [
    'Word with a template at an address',
    await docx({
      'word/_rels/settings.xml.rels':
        '<Relationship Type="http://x/attachedTemplate" Target="http://evil/t.dotm" TargetMode="External"/>',
    }),
    'macros',
  ],
  [
    'an archive that is no document',
    renamed(word, 'word/document.xml', 'work/document.xml'),
    'unknown_type',
  ],
  ['half an archive', word.subarray(0, word.length - 30), 'damaged'],
  [
    'names that leave the folder',
    renamed(await docx({ 'aa/bb/evil.xml': '1' }), 'aa/bb/evil', '../../evil'),
    'unsafe_archive',
  ],
  [
    'absolute names',
    renamed(await docx({ 'aa/evil.xml': '1' }), 'aa/evil', '/etc/ev'),
    'unsafe_archive',
  ],
  [
    'names with backslashes',
    renamed(await docx({ 'aa/bb/evil.xml': '1' }), 'aa/bb/evil', '..\\..\\evil'),
    'unsafe_archive',
  ],
  ['a bomb', await docx({ 'word/media/a.xml': Buffer.alloc(40 * 1024 * 1024) }), 'unsafe_archive'],
  [
    'the same name twice',
    renamed(await docx({ 'word/aa.xml': '1', 'word/bb.xml': '2' }), 'word/bb', 'word/aa'),
    'unsafe_archive',
  ],
];

describe('is refused', () => {
  it.each(HOSTILE)('%s', async (_name, bytes, refusal) => {
    expect(await inspect(bytes)).toEqual({ refusal });
    expect(await inspectInParts(bytes)).toEqual({ refusal });
  });

  it('a document with a password', async () => {
    // The flag of encryption of each entry in the directory.
    const locked = Buffer.from(word);
    for (
      let at = locked.indexOf('PK\x01\x02');
      at >= 0;
      at = locked.indexOf('PK\x01\x02', at + 4)
    ) {
      locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8);
    }
    expect(await inspect(locked)).toEqual({ refusal: 'encrypted' });
  });

  it('a file cut at any place, except behind its end', async () => {
    for (const whole of [pdf(), png, heic(), word]) {
      for (let end = 0; end < whole.length - 8; end += Math.ceil(whole.length / 40)) {
        expect(await inspect(whole.subarray(0, end))).toHaveProperty('refusal');
      }
    }
  });
});

/** The longest time for which the loop served nobody while something was done, in milliseconds of this thread. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let isDone = false;
  let lastMs = threadMs();
  const tick = () => {
    longestMs = Math.max(longestMs, threadMs() - lastMs);
    lastMs = threadMs();
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isDone = true;
  return Math.max(longestMs, threadMs() - lastMs);
}

describe('others are served meanwhile', () => {
  const MIB = 1024 * 1024;
  it.each([
    ['a PNG of tiny chunks', () => tinyChunks(90_000)],
    ['a PDF of 20 MB', () => pdfOfSize(20 * MIB, 0x2f)],
    [
      'a JPEG without an end',
      () => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(19 * MIB, 0xff)]),
    ],
    ['end records in the tail', () => Buffer.concat([pdf(), Buffer.alloc(66_000, 'PK\x05\x06')])],
  ])('%s', async (_name, make) => {
    const bytes = make();
    // Ten at once, each of which takes less than that by itself.
    const all = () => Promise.all(Array.from({ length: 10 }, () => inspect(bytes)));
    expect(await longestBlock(all)).toBeLessThan(100);
  });
});
