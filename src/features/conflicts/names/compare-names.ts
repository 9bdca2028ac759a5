import { type Agreement, CERTAINTY, compareTokens } from './compare-tokens.ts';
import type { NameToken, PersonName, Reading } from './person-name.ts';

/** The lowest score at which two names may be those of one person. */
const LEAST_SCORE = 0.7;

/** The factor by which each word that only one of the names has reduces the score. */
const EXTRA_WORD = 0.97;
/** The factor for an initial beside two full words, which is a middle name. */
const MIDDLE_INITIAL = 0.96;

export type NameMatch = {
  /** 0 to 1; 1 for the same words. */
  score: number;
  /** The reasons, in words for staff. */
  reasons: string[];
};

type Pair = { a: NameToken; b: NameToken; agreement: Agreement };

/**
 * Whether two names may be those of one person: every word of the shorter name matches a word of the longer one, in any
 * order. The best of all readings of the names counts. A name of one word only matches another name of one word.
 */
export function compareNames(a: PersonName, b: PersonName): NameMatch | undefined {
  let best: { score: number; pairs: Pair[]; readings: [Reading, Reading] } | undefined;
  for (const one of a.readings) {
    for (const other of b.readings) {
      if (!isWorthComparing(one, other)) continue;
      const pairs = pairTokens(one.tokens, other.tokens);
      const score = pairs ? scoreOf(pairs, one, other) : 0;
      if (pairs && score >= LEAST_SCORE && score > (best?.score ?? 0))
        best = { score, pairs, readings: [one, other] };
      if (best?.score === 1) return { score: 1, reasons: reasonsOf(best) };
    }
  }
  return best && { score: best.score, reasons: reasonsOf(best) };
}

/** Two adjacent words are joined only to find the same joined word in the other name. */
const isWorthComparing = (one: Reading, other: Reading): boolean =>
  !(one.isJoined && other.isJoined) && findsJoined(one, other) && findsJoined(other, one);

const findsJoined = ({ isJoined, tokens }: Reading, other: Reading): boolean =>
  !isJoined ||
  tokens.some((token) => token.isJoined && other.tokens.some((each) => compareTokens(token, each)));

/** Pairs all words of the shorter list with words of the longer one, maximising the score. */
function pairTokens(one: readonly NameToken[], other: readonly NameToken[]): Pair[] | undefined {
  const isSwapped = one.length > other.length;
  const [short, long] = isSwapped ? [other, one] : [one, other];
  if (short.length < 2 && long.length > 1) return undefined;
  const pairs = pairRest(short, long);
  return isSwapped ? pairs?.map(({ a, b, agreement }) => ({ a: b, b: a, agreement })) : pairs;
}

function pairRest(
  [a, ...rest]: readonly NameToken[],
  long: readonly NameToken[],
): Pair[] | undefined {
  if (!a) return [];
  let best: Pair[] | undefined;
  long.forEach((b, place) => {
    const agreement = compareTokens(a, b);
    const others = agreement && pairRest(rest, long.toSpliced(place, 1));
    if (!agreement || !others) return;
    const pairs = [{ a, b, agreement }, ...others];
    if (!best || certaintyOf(pairs) > certaintyOf(best)) best = pairs;
  });
  return best;
}

const certaintyOf = (pairs: readonly Pair[]): number => {
  const fullWords = pairs.filter(({ agreement }) => agreement !== 'initial').length;
  return pairs.reduce(
    (certainty, { agreement }) =>
      certainty *
      (agreement === 'initial' && fullWords > 1 ? MIDDLE_INITIAL : CERTAINTY[agreement]),
    1,
  );
};

function scoreOf(pairs: readonly Pair[], one: Reading, other: Reading): number {
  const extra = Math.abs(one.tokens.length - other.tokens.length);
  return certaintyOf(pairs) * EXTRA_WORD ** extra;
}

function reasonsOf({
  pairs,
  readings: [one, other],
}: {
  pairs: readonly Pair[];
  readings: readonly [Reading, Reading];
}): string[] {
  const same = pairs.filter(({ agreement }) => agreement === 'same').map(({ b }) => b.shown);
  const paired = new Set(pairs.flatMap(({ a, b }) => [a, b]));
  const extra = [...one.tokens, ...other.tokens].filter((token) => !paired.has(token));
  return [
    ...(same.length > 0 ? [`Same: ${same.join(', ')}`] : []),
    ...pairs.flatMap(reasonOf),
    ...(extra.length > 0
      ? [`Only in one of them: ${extra.map(({ shown }) => shown).join(', ')}`]
      : []),
    ...(one.isOtherName || other.isOtherName ? ['By a former or other name'] : []),
  ];
}

function reasonOf({ a, b, agreement }: Pair): string[] {
  const words = { a: a.shown, b: b.shown };
  switch (agreement) {
    case 'same':
      return [];
    case 'nickname':
      return [`${words.a} and ${words.b} are forms of the same first name`];
    case 'spelling':
      return [`${words.a} may be another spelling of ${words.b}`];
    case 'typo':
      return [`${words.a} differs from ${words.b} by one slip of the keys`];
    case 'initial':
      return [`${words.a} and ${words.b} begin with the same letter`];
  }
}
