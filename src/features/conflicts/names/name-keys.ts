import type { NameToken, PersonName } from './person-name.ts';

/**
 * The lengths of the prefix and the suffix of a word, by its length: a single typo leaves at least one of the two
 * unchanged. Words of six and seven letters have both lengths, because a typo may add or drop a letter.
 */
const partLengths = (word: string): readonly number[] => {
  if (word.length < 4) return [];
  return [...(word.length < 8 ? [2] : []), ...(word.length > 5 ? [3] : [])];
};

export type NameKeys = {
  /** The keys stored with a name that the firm knows. */
  stored: readonly string[];
  /** The keys by which names are looked up: two names that may be the same share a key. */
  looked: readonly string[];
  /** The lookup keys of whole words, which the most likely names share. */
  whole: readonly string[];
};

/**
 * Keys for finding the names that `compareNames` may accept: for each two words of a name, both as first names or by
 * their spelling, in alphabetical order; one of them and the prefix or suffix of the other, for typos; and one of them
 * and the initial of the other. A name of one word has only that word.
 */
export function nameKeys({ readings }: PersonName): NameKeys {
  const whole = new Set<string>();
  const parts = new Set<string>();
  const initials = { stored: new Set<string>(), looked: new Set<string>() };
  for (const { tokens, isJoined } of readings) {
    for (const key of wholeKeys(tokens)) whole.add(key);
    // Typos in joined words are found by the reading that has the words apart.
    if (isJoined) continue;
    for (const key of partKeys(tokens)) parts.add(key);
    addInitialKeys(tokens, initials);
  }
  return {
    stored: [...whole, ...parts, ...initials.stored],
    looked: [...whole, ...parts, ...initials.looked],
    whole: [...whole],
  };
}

const pairsOf = (tokens: readonly NameToken[]): [NameToken, NameToken][] =>
  tokens.flatMap((a, place) => tokens.slice(place + 1).map((b): [NameToken, NameToken] => [a, b]));

/** The first names of which a word may be a short form, and its spelling key. */
const stemsOf = ({ forms }: NameToken): string[] => [
  ...new Set(forms.flatMap(({ firstNames, spelling }) => [...firstNames, `~${spelling}`])),
];

function wholeKeys(tokens: readonly NameToken[]): string[] {
  const [only] = tokens;
  if (tokens.length === 1 && only) return stemsOf(only).map((stem) => `1:${stem}`);
  return pairsOf(tokens).flatMap(([a, b]) =>
    stemsOf(a).flatMap((one) =>
      stemsOf(b).map((two) => (one < two ? `${one}+${two}` : `${two}+${one}`)),
    ),
  );
}

const partKeys = (tokens: readonly NameToken[]): string[] =>
  pairsOf(tokens).flatMap(([a, b]) => [...partsBeside(a, b), ...partsBeside(b, a)]);

const partsBeside = (whole: NameToken, { forms }: NameToken): string[] =>
  forms
    .flatMap(({ word }) =>
      partLengths(word).flatMap((length) => [
        `<${word.slice(0, length)}`,
        `>${word.slice(-length)}`,
      ]),
    )
    .flatMap((part) => stemsOf(whole).map((stem) => `${stem}${part}`));

/** A full word is found by an initial, and an initial by a full word or an initial. */
function addInitialKeys(
  tokens: readonly NameToken[],
  { stored, looked }: { stored: Set<string>; looked: Set<string> },
): void {
  if (tokens.length > 3) return;
  for (const [a, b] of pairsOf(tokens).flatMap(([one, two]) => [
    [one, two] as const,
    [two, one] as const,
  ])) {
    const form = b.forms[0]?.word ?? '';
    for (const stem of stemsOf(a).filter((each) => each.length > 2)) {
      const [initial, full] = [`${stem}.${form[0]}`, `${stem}?${form[0]}`];
      stored.add(form.length === 1 ? initial : full);
      looked.add(initial);
      if (form.length === 1) looked.add(full);
    }
  }
}
