import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'fonts');

/** The fonts of drawings that the server rasterizes: those of the site. */
export const readDrawingFonts = () =>
  Promise.all(
    ['newsreader-medium.ttf', 'hanken-grotesk-medium.ttf'].map((file) =>
      readFile(path.join(FOLDER, file)),
    ),
  );
