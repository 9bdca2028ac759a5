import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'fonts');

export type DocumentFonts = { regular: Buffer; bold: Buffer };

let fonts: Promise<DocumentFonts> | undefined;

/** The fonts of documents, the same for the page and the PDF: every letter of European languages and Vietnamese. */
export function readDocumentFonts(): Promise<DocumentFonts> {
  fonts ??= Promise.all(
    ['hanken-grotesk-400.ttf', 'hanken-grotesk-600.ttf'].map((file) =>
      readFile(path.join(FOLDER, file)),
    ),
  ).then(([regular = Buffer.alloc(0), bold = Buffer.alloc(0)]) => ({ regular, bold }));
  return fonts;
}

/** The characters of texts for which the fonts have no glyph, each once. */
export async function findMissingCharacters(texts: readonly string[]): Promise<string[]> {
  const { create } = await import('fontkit');
  const { regular, bold } = await readDocumentFonts();
  const faces = [regular, bold].map((face) => create(face));
  const characters = new Set(texts.join('').normalize('NFC').replace(/\s/g, ''));
  return [...characters].filter((character) =>
    faces.some(
      (face) =>
        'hasGlyphForCodePoint' in face && !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    ),
  );
}
