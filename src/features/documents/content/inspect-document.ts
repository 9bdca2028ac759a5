import type { DocumentType, Refusal } from '../rules.ts';
import { type ByteSource, takingTurns } from './byte-source.ts';
import { inspectDocx } from './docx.ts';
import { inspectHeic } from './heic.ts';
import { inspectJpeg } from './jpeg.ts';
import { inspectPdf } from './pdf.ts';
import { inspectPng } from './png.ts';
import { endsAsZip } from './zip-tail.ts';

export type Inspection = { type: DocumentType } | { refusal: Refusal };

/** Reads the structure of a document whose first bytes are those of its type. Undefined if there is nothing against it. */
export type Inspect = (source: ByteSource) => Promise<Refusal | undefined>;

const HEAD_BYTES = 12;

const KINDS: readonly {
  type: DocumentType;
  begins: (head: string) => boolean;
  inspect: Inspect;
}[] = [
  { type: 'pdf', begins: (head) => head.startsWith('%PDF-'), inspect: inspectPdf },
  { type: 'jpeg', begins: (head) => head.startsWith('\xff\xd8\xff'), inspect: inspectJpeg },
  { type: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n'), inspect: inspectPng },
  { type: 'heic', begins: (head) => head.slice(4, 8) === 'ftyp', inspect: inspectHeic },
  { type: 'docx', begins: (head) => head.startsWith('PK\x03\x04'), inspect: inspectDocx },
];

/**
 * The type of a document by its content, signature and structure: names and media types are claims of the sender. Reads
 * in slices and lets others have their turn. A file that is also a ZIP archive, such as a picture with a program behind
 * it, is refused.
 */
export async function inspectDocument(document: ByteSource): Promise<Inspection> {
  const source = takingTurns(document);
  if (source.size === 0) return { refusal: 'empty' };
  const head = (await source.read(0, HEAD_BYTES)).toString('latin1');
  const kind = KINDS.find(({ begins }) => begins(head));
  if (!kind) return { refusal: 'unknown_type' };
  const refusal = await kind.inspect(source);
  if (refusal) return { refusal };
  if (kind.type !== 'docx' && (await endsAsZip(source))) return { refusal: 'mixed' };
  return { type: kind.type };
}
