import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ByteSource } from '../content/byte-source.ts';

/** A document in memory, for checks of its content. */
export const inMemory = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (position, length) => bytes.subarray(position, position + length),
});

/** A PDF with these bytes in it, which no program needs to understand. */
export const pdf = (content: string | Buffer = 'A page.'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstream\n'),
    Buffer.from(content),
    Buffer.from('\nendstream\nstartxref\n9\n%%EOF\n'),
  ]);

/** A PDF of exactly this size. */
export const pdfOfSize = (bytes: number, filling = 0x41): Buffer =>
  pdf(Buffer.alloc(bytes - pdf('').length, filling));

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

export const heic = (brand = 'heic'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`, 'latin1')),
    box('meta', Buffer.alloc(32)),
    box('mdat', Buffer.alloc(64, 1)),
  ]);

const CONTENT_TYPES = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document with further entries, or others than usual. */
export function docx(
  entries: Readonly<Record<string, string | Buffer>> = {},
  mainType = MAIN,
): Promise<Buffer> {
  const zip = new ZipFile();
  const all = {
    '[Content_Types].xml': CONTENT_TYPES(mainType),
    'word/document.xml': '<w:document>A letter.</w:document>',
    ...entries,
  };
  for (const [name, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** The name of an entry of an archive replaced by another one of the same length, which no program would write. */
export const renamed = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
