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
const MARGIN = 72;
const INDENT = 14;
const INK = '#132237';
/** The room that a heading needs, so that it is not alone at the end of a page. */
const HEADING_ROOM = 64;

/** The signed agreement as a tagged PDF (PDF/UA) with its fonts inside. The same content always has the same bytes. */
export async function agreementPdf(content: PdfContent, fonts: DocumentFonts): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { at, language, blocks, translation, evidence } = content;
  const title = blocks.find(({ kind }) => kind === 'title')?.text ?? '';
  const options: PDFKit.PDFDocumentOptions & { subset: string } = {
    // For screen readers; missing in the types.
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    size: content.pageSize,
    margin: MARGIN,
    // No standard font: they are not embedded.
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
  const writer = writerOf(doc, root);
  writer.blocks(blocks, { title: 'H1', language });
  for (const signature of content.signatures) writeSignature(doc, writer, signature);
  if (translation) {
    doc.addPage();
    writer.text('H1', translation.heading, { size: SIZES.heading, isBold: true });
    writer.blocks(translation.blocks, { title: 'H2', language: translation.language });
  }
  doc.addPage();
  writer.text('H1', evidence.heading, { size: SIZES.heading, isBold: true });
  writer.text('P', evidence.lead, { size: 9.5 });
  for (const [label, value] of evidence.rows) writer.text('P', `${label}: ${value}`, { size: 9 });
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc['struct']>;
type Look = { size?: number; isBold?: boolean; indent?: number; room?: number; lang?: string };
type Writer = ReturnType<typeof writerOf>;

function writerOf(doc: Doc, root: Element) {
  const keepRoom = (height: number) => {
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  };
  /** Adds a text with its tag; `parent` is the whole document unless given. */
  const text = (tag: string, words: string, look: Look = {}, parent: Element = root) => {
    const { size = SIZES.text, isBold = false, indent = 0, room = size * 2.5, lang } = look;
    keepRoom(room);
    const draw = () => {
      doc
        .font(isBold ? 'bold' : 'regular', size)
        .fillColor(INK)
        .text(words, MARGIN + indent, doc.y, {
          width: doc.page.width - 2 * MARGIN - indent,
          lineGap: 2.5,
        });
    };
    parent.add(doc.struct(tag, lang ? { lang } : {}, draw));
    doc.y += size * 0.55;
  };
  const item = (list: Element, words: string, lang: string) => {
    const line = doc.struct('LI');
    list.add(line);
    text('LBody', `•  ${words}`, { indent: INDENT, lang }, line);
    line.end();
  };
  const blocks = (
    each: readonly Block[],
    { title, language: lang }: { title: string; language: string },
  ) => {
    let list: Element | undefined;
    for (const { kind, text: words } of each) {
      if (kind === 'item') {
        if (!list) {
          list = doc.struct('L');
          root.add(list);
        }
        item(list, words, lang);
        continue;
      }
      list?.end();
      list = undefined;
      const size = SIZES[kind];
      if (kind === 'text') text('P', words, { size, lang });
      else {
        if (kind === 'heading') doc.y += 6;
        const look = { size, lang, isBold: true, room: HEADING_ROOM };
        text(kind === 'title' ? title : 'H2', words, look);
      }
    }
    list?.end();
  };
  return { root, keepRoom, text, blocks };
}

const SIGNATURE_ROOM = 110;
const DRAWING_SCALE = 0.5;

function writeSignature(doc: Doc, writer: Writer, { label, name, drawn, when }: PdfSignature) {
  writer.keepRoom(SIGNATURE_ROOM);
  doc.y += 14;
  writer.text('H2', label, { isBold: true });
  if (drawn) {
    const { y } = doc;
    const draw = () => {
      doc
        .save()
        .translate(MARGIN, y)
        .scale(DRAWING_SCALE)
        .path(drawn)
        .lineWidth(2.5)
        .stroke(INK)
        .restore();
    };
    writer.root.add(doc.struct('Figure', { alt: `${label}: ${name}` }, draw));
    doc.y = y + DRAWING.height * DRAWING_SCALE + 4;
  }
  writer.text('P', name, { size: drawn ? SIZES.text : 16 });
  writer.text('P', when, { size: 9 });
}
