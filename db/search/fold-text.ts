import {
  APOSTROPHES,
  AS_TWO_LETTERS,
  COMBINING_MARKS,
  DASHES,
  INVISIBLE,
  LATIN_LETTERS,
} from './characters.ts';

const pattern = (characters: string) => new RegExp(characters, 'gu');

const apostrophes = pattern(`${APOSTROPHES}|\``);
const dashes = pattern(DASHES);
const invisible = pattern(INVISIBLE);
const marks = pattern(COMBINING_MARKS);

const letters = new Map<string, string>([
  ...AS_TWO_LETTERS,
  ...[...LATIN_LETTERS.from].map((from, place) => [from, LATIN_LETTERS.to[place] ?? from] as const),
]);

/**
 * Normalizes a text to small letters without accents, with one kind of apostrophe and hyphen, and a space for all other
 * characters: the same as the database does with searched texts (`word-functions.ts`), for texts that are compared in
 * memory.
 */
export function foldText(text: string): string {
  // Fast path for most words: a hundred times faster.
  if (/^[A-Za-z]*$/.test(text)) return text.toLowerCase();
  const folded = text
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase();
  return [...folded]
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}'-]+/gu, ' ')
    .trim();
}
