import { rewriteText } from './rewrite-text.ts';

/** A language of nobody: a private tag. */
export const PSEUDO = 'qps';

/** How much longer than in English a word may be in another language. */
const LONGER = 1.35;

const ACCENTED = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' },
} as Readonly<Record<string, string>>;

export const [OPEN, CLOSE] = ['«', '»'];

/** A text of the catalogue in accented letters and longer words, in brackets; its values and marks are kept. */
export function pseudoText(text: string, plurals: readonly string[]): string {
  return OPEN + rewriteText(text, { plurals, onText: longer }) + CLOSE;
}

const longer = (piece: string) => piece.replace(/\p{L}+/gu, longerWord);

function longerWord(word: string): string {
  let more = Math.ceil(word.length * LONGER) - word.length;
  let longer = '';
  for (const letter of word) {
    const accented = ACCENTED[letter] ?? letter;
    longer += accented;
    if (more > 0 && /[aeiouy]/.test(letter)) {
      longer += accented;
      more -= 1;
    }
  }
  return longer + 'e'.repeat(more);
}

/** Addresses have plain letters. */
export const pseudoPath = (path: string) => `q-${path}`;
