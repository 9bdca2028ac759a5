import { DRAWING } from '../rules.ts';
import type { Block } from './blocks.ts';
import type { DocumentFonts } from './fonts.ts';

/** A signature as it stands under the agreement. */
type PdfSignature = {
  /** Whose it is, such as `Signature of the client`. */
  label: string;
  name: string;
  /** The path of a drawn signature in the box `DRAWING`; null for a typed one. */
  drawn: string | null;
  /** When it was given, as text. */
  when: string;
};

export type PdfContent = {
  /** BCP 47, of the document that was signed. */
  language: string;
  blocks: readonly Block[];
  signatures: readonly PdfSignature[];
  /** The translation that the client was given, after the signatures. */
  translation: { language: string; heading: string; blocks: readonly Block[] } | null;
  /** What was done when, and the hashes: one line each. */
  evidence: { heading: string; lead: string; rows: readonly (readonly [string, string])[] };
  author: string;
  pageSize: 'LETTER' | 'A4';
  /** When the last signature was given: the date of the file, so that the same content has the same bytes. */
  at: Date;
};

const SIZES = { title: 20, heading: 12.5, text: 10.5, item: 10.5 } as const;
const TAGS = { title: 'H1', heading: 'H2', text: 'P', item: 'P' } as const;
const MARGIN = 72;
const INDENT = 14;

/** The signed agreement as a tagged PDF (PDF/UA) with its fonts inside. The same content always has the same bytes. */
export async function agreementPdf(content: PdfContent, fonts: DocumentFonts): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { blocks, signatures, translation, evidence, at } = content;
  const title = blocks.find(({ kind }) => kind === 'title')?.text ?? '';
  const options: PDFKit.PDFDocumentOptions & { subset: string } = {
    // What the types do not know yet: the subset for readers of screens.
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: content.language,
    size: content.pageSize,
    margin: MARGIN,
    font: null as unknown as string,
    info: { Title: title, Author: content.author, CreationDate: at, ModDate: at },
  };
  const doc = new PDFDocument(options);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = (tag: string, text: string, { size = 10.5, isBold = false, indent = 0 } = {}) => {
    keepRoom(size * 2.5);
    root.add(
      doc.struct(tag, {}, () => {
        doc
          .font(isBold ? 'bold' : 'regular', size)
          .fillColor('#132237')
          .text(text, MARGIN + indent, doc.y, {
            width: doc.page.width - 2 * MARGIN - indent,
            lineGap: 2.5,
          });
      }),
    );
    doc.y += size * 0.55;
  };
  const keepRoom = (height: number) => {
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  };
  const writeBlocks = (each: readonly Block[], titleTag: string) => {
    for (const { kind, text } of each) {
      const size = SIZES[kind];
      const isBold = kind === 'title' || kind === 'heading';
      if (kind === 'heading') doc.y += 6;
      const tag = kind === 'title' ? titleTag : TAGS[kind];
      write(tag, kind === 'item' ? `•  ${text}` : text, {
        ...{ size, isBold },
        indent: kind === 'item' ? INDENT : 0,
      });
    }
  };

  writeBlocks(blocks, 'H1');
  for (const { label, name, drawn, when } of signatures) {
    keepRoom(110);
    doc.y += 14;
    write('H2', label, { size: 10.5, isBold: true });
    if (drawn) {
      const scale = 0.5;
      const { y } = doc;
      root.add(
        doc.struct('Figure', { alt: `${label}: ${name}` }, () => {
          doc
            .save()
            .translate(MARGIN, y)
            .scale(scale)
            .path(drawn)
            .lineWidth(2.5)
            .stroke('#132237')
            .restore();
        }),
      );
      doc.y = y + DRAWING.height * scale + 4;
      write('P', name);
    } else {
      write('P', name, { size: 16 });
    }
    write('P', when, { size: 9 });
  }
  if (translation) {
    doc.addPage();
    write('H1', translation.heading, { size: 12.5, isBold: true });
    writeBlocks(translation.blocks, 'H2');
  }
  doc.addPage();
  write('H1', evidence.heading, { size: SIZES.heading, isBold: true });
  write('P', evidence.lead, { size: 9.5 });
  for (const [label, value] of evidence.rows) {
    write('P', `${label}: ${value}`, { size: 9 });
  }
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
