/**
 * The characters that `fold_text` (migration 0028) unifies, drops or maps, as lists: the letter classes of Postgres
 * depend on the locale of the database. Migrations use this: change it only together with a new migration that replaces
 * the functions and re-indexes the tables.
 */

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step);

const text = (codes: readonly number[]) => String.fromCodePoint(...codes);

/** Typographic apostrophes, single quotes, primes, standalone accents, and other characters typed in their place. */
export const APOSTROPHES =
  '[\\u00B4\\u02B9\\u02BB-\\u02BD\\u02C8\\u02CA\\u02CB\\u055A\\u05F3\\u05F4\\u2018-\\u201B\\u2032\\u2035\\uA78C' +
  '\\uFF07\\uFF40]';

export const DASHES = '[\\u058A\\u05BE\\u2010-\\u2015\\u2212\\uFE58\\uFE63\\uFF0D]';

/** Soft hyphens, zero-width characters, direction marks and the Arabic tatweel, which nobody types in a search. */
export const INVISIBLE =
  '[\\u00AD\\u061C\\u0640\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]+';

/** Accents and vowel points that NFKD separates from their letters. Vowel signs of Indic scripts are not included. */
export const COMBINING_MARKS =
  '[\\u0300-\\u036F\\u0483-\\u0487\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A' +
  '\\u064B-\\u065F\\u0670\\u06D6-\\u06ED\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\u3099\\u309A' +
  '\\uFE00-\\uFE0F\\uFE20-\\uFE2F]+';

/** Punctuation and symbols beyond ASCII, private use and emoji. */
export const OTHER_SEPARATORS =
  '[\\u0080-\\u00BF\\u00D7\\u00F7\\u02B0-\\u02FF\\u0375\\u037E\\u0387\\u055B-\\u055F\\u0589\\u05C0\\u05C3\\u05C6' +
  '\\u060C\\u061B\\u061F\\u066A-\\u066D\\u06D4\\u0964\\u0965\\u1680\\u2000-\\u206F\\u20A0-\\u20CF\\u2100-\\u2BFF' +
  '\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u303D\\u30FB\\uE000-\\uF8FF\\uFE10-\\uFE1F\\uFE30-\\uFE6F' +
  '\\uFF00-\\uFF0F\\uFF1A-\\uFF20\\uFFE0-\\uFFFF\\U0001F000-\\U0001FAFF\\U000F0000-\\U0010FFFF]+';

/** Letters that NFKD leaves unchanged, and the Latin letter that is usually typed for each. */
const AS_ONE_LETTER: Readonly<Record<string, string>> = {
  a: 'Ⱥⱥ',
  b: 'ƀɃ',
  c: 'Ȼȼ',
  d: 'ĐđÐð',
  e: 'Ɇɇ',
  g: 'Ǥǥ',
  h: 'Ħħ',
  i: 'ıƗɨ',
  j: 'Ɉɉ',
  k: 'ĸ',
  l: 'Łł',
  n: 'Ŋŋ',
  o: 'ØøƟɵ',
  r: 'Ɍɍ',
  t: 'ŦŧȾⱦ',
  u: 'Ʉʉ',
  y: 'Ɏɏ',
  z: 'Ƶƶ',
};

/** Letters that are usually typed as two. */
export const AS_TWO_LETTERS = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['Æ', 'ae'],
  ['æ', 'ae'],
  ['Œ', 'oe'],
  ['œ', 'oe'],
  ['Þ', 'th'],
  ['þ', 'th'],
] as const;

/** Capital letters, and the difference between their code and that of the small letter. */
const CAPITALS: readonly (readonly [codes: readonly number[], distance: number])[] = [
  [[0x18f], 0x259 - 0x18f],
  [[...range(0x391, 0x3a1), ...range(0x3a3, 0x3a9)], 32],
  [range(0x400, 0x40f), 80],
  [range(0x410, 0x42f), 32],
  [[...range(0x460, 0x480, 2), ...range(0x48a, 0x4be, 2)], 1],
  [[...range(0x4c1, 0x4cd, 2), ...range(0x4d0, 0x52e, 2)], 1],
  [range(0x531, 0x556), 48],
  [range(0x1c90, 0x1cba), 0x10d0 - 0x1c90],
];

const single = Object.entries(AS_ONE_LETTER);

/** For `translate`, after combining marks have been removed: Latin letters without a decomposition. */
export const LATIN_LETTERS = {
  from: single.map(([, letters]) => letters).join(''),
  to: single.map(([letter, letters]) => letter.repeat(letters.length)).join(''),
};

/** For `translate`: capital letters of other scripts. */
export const SMALL_LETTERS = {
  from: `ς${text(CAPITALS.flatMap(([codes]) => codes))}`,
  to: `σ${text(CAPITALS.flatMap(([codes, distance]) => codes.map((code) => code + distance)))}`,
};
