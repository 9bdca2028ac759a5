import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'fonts');

export type DocumentFonts = { regular: Buffer; bold: Buffer };

/** The fonts of documents, the same for the page and the PDF: every letter of European languages and Vietnamese. */
export async function readDocumentFonts(): Promise<DocumentFonts> {
  const read = (file: string) => readFile(path.join(FOLDER, file));
  const [regular, bold] = await Promise.all([
    read('hanken-grotesk-400.ttf'),
    read('hanken-grotesk-600.ttf'),
  ]);
  return { regular, bold };
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
