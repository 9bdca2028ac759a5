import { memoizeLru } from '../../../platform/cache/memoize-lru.ts';

/** The size of the cache, about ten thousand keys: the same names occur again and again. */
const MAX_CHARACTERS = 800_000;

/**
 * From this length on, vowels are only distinguished at the end of a word: people often misspell vowels in long names.
 */
const VOWELS_COUNT_BELOW = 6;

/** Spellings that sound alike in English, Spanish and romanised names. Applied in order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^[xg](?=[ei])/, 'j'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^x/, 's'],
  [/ph/g, 'f'],
  [/gh(?=t|$)/g, ''],
  [/s?ch/g, '3'],
  [/sh/g, '4'],
  [/th/g, 't'],
  [/ck|qu|q|c(?![eiy])/g, 'k'],
  [/[cz]/g, 's'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?:ee|ea|ei|ie|ey|y)/g, 'i'],
  [/(?:ou|oo)/g, 'u'],
];

/**
 * A key that different spellings of one name share: Smith and Smyth, González and Gonsales, Jiménez and Gimenez,
 * Mohammad and Muhammed. A final vowel other than e counts, because it tells names apart: Antonio, Antonia.
 * @param word Folded, without apostrophes and hyphens.
 */
export const spellingKey: (word: string) => string = memoizeLru(computeKey, MAX_CHARACTERS);

function computeKey(word: string): string {
  const sounds = SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
  const key = sounds.length > 3 ? sounds.replace(/e$/, '') : sounds;
  if (word.length < VOWELS_COUNT_BELOW) return key;
  return key.slice(0, -1).replace(/[aeiou]+/g, 'a') + key.slice(-1);
}

/** Whether the words differ by one inserted, deleted, replaced or swapped letter. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (word: string, from: number) => word.slice(from);
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2);
  return isSwapped || rest(short, start + 1) === rest(long, start + 1);
}
