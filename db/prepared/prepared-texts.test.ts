import { expect, it } from 'vitest';
import { checkAdvertising } from '../../src/features/advertising/check-advertising.ts';
import { lawOf } from '../../src/features/advertising/testing/law-of.ts';
import { knownTexts, translated } from '../../src/features/setup/prepared/known-texts.ts';
import { spanish } from './es/spanish.ts';
import { PRODUCT_TEXTS, SITES, textsOfSite } from './testing/product-texts.ts';

const missingFrom = (areas: (typeof SITES)[number], texts: readonly string[]) => {
  const known = knownTexts(spanish, areas);
  return [...new Set(texts)].filter(
    (text) => translated(text, known, text.includes('<')) === undefined,
  );
};

it('every text that comes with the product has its Spanish', () => {
  expect(missingFrom(SITES[0] ?? [], PRODUCT_TEXTS)).toEqual([]);
});

it.each(SITES.map((areas) => [areas.map(({ key }) => key).join(', '), areas] as const))(
  'so has every page of a site about %s',
  (_keys, areas) => {
    expect(missingFrom(areas, textsOfSite(areas))).toEqual([]);
  },
);

it('a site whose areas have names of its own has no sentences about them', () => {
  const areas = [{ key: 'water', label: 'Water Law' }];
  const missing = missingFrom(areas, textsOfSite(areas));
  expect(missing.length).toBeGreaterThan(5);
  for (const text of missing) expect(text).toMatch(/water law/i);
});

it('nothing is translated that the product no longer says', () => {
  const said = [...PRODUCT_TEXTS, ...SITES.flatMap(textsOfSite)].join('\n');
  const known = SITES.flatMap((areas) => [...knownTexts(spanish, areas)]);
  const unused = Object.keys(spanish.texts).filter(
    (original) =>
      !known.some(
        ([filled]) =>
          said.includes(filled) &&
          (filled === original || (/<areas?>/.test(original) && matches(original, filled))),
      ),
  );
  expect(unused).toEqual([]);
});

const matches = (pattern: string, text: string) => {
  const [before = '', after = ''] = pattern.split(/<areas?>/);
  return text.startsWith(before) && text.endsWith(after);
};

it('each text has the tags, links, numbers and merge fields of its original', () => {
  expect(problemsIn(({ original, text }) => differenceOf(original, text))).toEqual([]);
});

it('each is plain Spanish, with usted, and without claims', () => {
  expect(
    problemsIn(({ text }) => {
      const words = wordsOf(text);
      const found = [ENGLISH, CLAIMS, FAMILIAR].map((each) => each.exec(words)?.[0]);
      if (count(words, '¿') !== count(words, '?')) found.push('¿?');
      return [...found, /[¡!“”]| {2}|^\s|\s$/.exec(text)?.[0]].filter((each) => each !== undefined);
    }),
  ).toEqual([]);
});

it('the checks of advertising law find nothing', () => {
  const law = lawOf(['us-ca', 'us-tx', 'us-ny', 'us-fl'], Object.values(spanish.areas));
  const texts = Object.values(spanish.texts).map((text) => ({
    ...{ field: 'text', text, isHtml: true },
    language: 'es',
  }));
  for (const text of texts) expect(checkAdvertising([text], law)).toEqual([]);
});

type Pair = { original: string; text: string };

const problemsIn = (find: (pair: Pair) => string[]) =>
  Object.entries(spanish.texts).flatMap(([original, text]) => {
    const problems = find({ original, text });
    return problems.length > 0 ? [[text, ...problems]] : [];
  });

/** Tags and merge fields in alphabetical order, and numbers: a date has its day before its month. */
const partsOf = (text: string) =>
  [
    ...(text.match(/<[^>]*>|\{\w+\}/g) ?? []),
    ...(text.replaceAll(/<[^>]*>/g, ' ').match(/\d[\d,.]*\d|\d/g) ?? []),
  ]
    .filter((part) => !TRADE.includes(part))
    .toSorted();

/** What lawyers are called: the texts have words of their own for it. */
const TRADE: readonly string[] = ['{attorney}', '{attorneys}', '{anAttorney}', '{Attorney}'];

function differenceOf(original: string, text: string): string[] {
  const [before, after] = [partsOf(original), partsOf(text)];
  return before.join(' ') === after.join(' ') ? [] : [before.join(' '), after.join(' ')];
}

/** Without tags, names in brackets and quotations. */
const wordsOf = (text: string) =>
  text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\([^)]*\)|«[^»]*»/g, ' ');

const count = (text: string, mark: string) => text.split(mark).length - 1;

const ENGLISH =
  /(?<![\p{L}])(?:the|and|your|you|of|with|what|this|that|is|are|for|from|court|lawyer|attorney|trust|will|law)(?![\p{L}])/iu;
/** What the rules on advertising restrict, and what no lawyer can promise. */
const CLAIMS =
  /especialista|especializ|expert[oa]|el mejor (?:abogado|bufete)|líder|premiad|garantizamos|ganamos|sin duda|agresiv/iu;
/** `Tú` and `vos`, and the Spanish of Spain. */
const FAMILIAR =
  /(?<!\p{L})(?:tú|tu|tus|ti|contigo|vos|vuestr[oa]s?|vosotros|os|ordenador|móvil|coger)(?!\p{L})/iu;

it('addresses are words of plain letters, each once', () => {
  const paths = Object.values(spanish.paths);
  for (const path of paths) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
  expect(new Set(paths).size).toBe(paths.length);
});
