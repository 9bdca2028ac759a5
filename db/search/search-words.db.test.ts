import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { migrateToLatest } from '../migrate.ts';

/** Locales built into Postgres. In Turkish `I` is not the capital of `i`, and C knows only ASCII letters. */
const LOCALES = [
  ['built in', `locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C'`],
  ['C', `locale_provider libc locale 'C'`],
  ['Turkish by ICU', `locale_provider icu icu_locale 'tr-TR' lc_collate 'C' lc_ctype 'C'`],
] as const;

/** Letters, and how they are typed on a keyboard without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter, letter])),
  ...{
    á: 'a',
    ä: 'a',
    å: 'a',
    ą: 'a',
    ậ: 'a',
    ã: 'a',
    ç: 'c',
    č: 'c',
    ć: 'c',
    ď: 'd',
    é: 'e',
    ę: 'e',
    ễ: 'e',
  },
  ...{
    ğ: 'g',
    í: 'i',
    ı: 'i',
    ł: 'l',
    ñ: 'n',
    ń: 'n',
    ó: 'o',
    ö: 'o',
    ő: 'o',
    ø: 'o',
    ơ: 'o',
    ř: 'r',
    ś: 's',
  },
  ...{
    š: 's',
    ș: 's',
    ț: 't',
    ú: 'u',
    ü: 'u',
    ư: 'u',
    ý: 'y',
    ż: 'z',
    ž: 'z',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
  },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

const APOSTROPHES = ["'", '’', '‘', 'ʼ', '`', '´', '′', '＇'];
const HYPHENS = ['-', '‐', '‑', '–', '−'];

const piece = fc
  .array(fc.constantFrom(...Object.keys(LETTERS)), { minLength: 2, maxLength: 8 })
  .map((letters) => letters.join(''));
const name = fc.record({
  pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
  joiner: fc.constantFrom(...APOSTROPHES, ...HYPHENS, ' '),
});

const plain = (text: string) => [...text].map((letter) => LETTERS[letter] ?? letter).join('');

/** The usual ways to type a name: each spelling with each joiner and without, and its last part alone. */
function spellingsOf({ pieces, joiner }: { pieces: string[]; joiner: string }): string[] {
  const joiners =
    joiner === ' ' || HYPHENS.includes(joiner) ? [...HYPHENS, ' ', ''] : [...APOSTROPHES, ''];
  const last = pieces.at(-1) ?? '';
  const typed = [...joiners.map((each) => pieces.join(each)), last];
  return [...typed, ...typed.map(plain)].flatMap((text) => [
    text,
    text.toUpperCase(),
    text.normalize('NFD'),
    `“${text}”`,
  ]);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const phone = fc.record({
  area: fc.integer({ min: 200, max: 999 }).map(String),
  exchange: fc.integer({ min: 200, max: 999 }).map(String),
  line: fc.integer({ min: 0, max: 9999 }).map((line) => String(line).padStart(4, '0')),
  form: fc.nat(6),
});

const phoneForms = (area: string, exchange: string, line: string) => [
  `(${area}) ${exchange}-${line}`,
  `${area}-${exchange}-${line}`,
  `${area}.${exchange}.${line}`,
  `${area} ${exchange} ${line}`,
  `${area}${exchange}${line}`,
  `+1 (${area}) ${exchange}-${line}`,
  `+1${area}${exchange}${line}`,
];

describe.each(LOCALES)('search words in the locale %s', (_name, locale) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase(locale);
    await migrateToLatest(database.db as never);
  });
  afterAll(() => database.dispose());

  /** The `questions` (search queries) that do not find a row with these texts. */
  async function missed(texts: string[], questions: string[]): Promise<string[]> {
    const { rows } = await sql<{ question: string }>`
      select question from unnest(${questions}::text[]) as question,
          search_words(variadic ${texts}::text[]) as words
        where (words @@ search_query(question)) is not true`.execute(database.db);
    return rows.map(({ question }) => question);
  }

  it('find each name by each of its usual spellings', async () => {
    await fc.assert(
      fc.asyncProperty(name, async (drawn) => {
        const stored = drawn.pieces.map(capitalised).join(drawn.joiner);
        expect(await missed(['Dana', stored, 'dana@example.com'], spellingsOf(drawn))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('find each telephone number in any punctuation and without its area code', async () => {
    await fc.assert(
      fc.asyncProperty(phone, async ({ area, exchange, line, form }) => {
        const stored = phoneForms(area, exchange, line)[form] ?? '';
        const local = [`${exchange}-${line}`, `${exchange} ${line}`, exchange + line, line];
        const questions = [...phoneForms(area, exchange, line), ...local];
        expect(await missed(['Dana', stored], questions)).toEqual([]);
        expect(await missed([`Call me at ${stored}, or on 2 May.`], questions)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['O’Malley', ["O'Malley", 'OMALLEY', 'malley', 'o malley']],
    ['García', ['garcia', 'GARCÍA', 'garcía']],
    ['O’Brien', ['obrien', "o'brien"]],
    ['de la Cruz', ['delacruz', 'De La Cruz', 'la-cruz', 'cruz']],
    ['Nguyễn', ['nguyen', 'Nguyê\u0303n']],
    ['Strauß', ['strauss', 'STRAUSS', 'STRAUẞ']],
    ['ΠΑΠΑΔΌΠΟΥΛΟΣ', ['παπαδόπουλος', 'παπαδοπουλοσ']],
    ['Ковалёв', ['КОВАЛЕВ', 'ковалёв']],
    ['王小明', ['王小明', '王']],
    ['(619) 555-8888', ['5558888', '619-555', '16195558888']],
    ['+44 20 7946 0958', ['020 7946 0958', '02079460958', '7946 0958']],
    ['It is worth $208,850 – “roughly”', ['208850', '208,850', 'roughly', '"ROUGH"']],
    ['My mother-in-law’s will', ['mother', 'motherinlaws', 'mother in law', "law's"]],
  ])('find %s', async (text, questions) => {
    expect(await missed([text], questions)).toEqual([]);
  });

  it.each([
    ['O’Malley', ['omally', 'alley', 'Omar', 'malley garcia']],
    ['Dana Whitfield', ['', '%', "' | !:*", '-', 'whitfield dan0', ':*']],
    ['(619) 555-8888', ['6195558889', '619 556']],
  ])('do not find %s by other words', async (text, questions) => {
    expect(await missed([text], questions)).toEqual(questions);
  });

  it('accept any text', async () => {
    const anything = fc
      .string({ unit: 'binary', maxLength: 300 })
      .map((text) => text.replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 4 }), anything, async (texts, question) => {
        await missed(texts, [question, question.repeat(5)]);
      }),
      { numRuns: 200 },
    );
    await missed(['ﬃ'.repeat(3_000), '1 '.repeat(3_000)], ['é'.repeat(3_000)]);
  });
});
