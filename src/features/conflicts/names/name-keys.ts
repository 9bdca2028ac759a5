import type { NameToken, PersonName } from './person-name.ts';

/**
 * Lengths of the beginning and the end of a word, one of which a single slip leaves as they are, by the length of the
 * word. Words of six and seven letters have both, because a slip may add or drop a letter.
 */
const partLengths = (word: string): readonly number[] => {
  if (word.length < 4) return [];
  return [...(word.length < 8 ? [2] : []), ...(word.length > 5 ? [3] : [])];
};

export type NameKeys = {
  /** Stored with a name that the firm knows. */
  stored: readonly string[];
  /** With which names are looked up: two names that may be the same have a key in common. */
  looked: readonly string[];
  /** The looked-up keys of whole words, which the likeliest names have. */
  whole: readonly string[];
};

/**
 * Keys by which names are found that `compareNames` may accept: for each two words of a name, both as first names or by
 * their spelling, in alphabetical order; one of them and the beginning or end of the other, for slips; and one of them
 * and the initial of the other. A name of one word has that word alone.
 */
export function nameKeys({ readings }: PersonName): NameKeys {
  const whole = new Set<string>();
  const parts = new Set<string>();
  const initials = { stored: new Set<string>(), looked: new Set<string>() };
  for (const { tokens, isJoined } of readings) {
    for (const key of wholeKeys(tokens)) whole.add(key);
    // Slips in them are found by the reading that has both words apart.
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

/** The first names of which a word may be a form, and its spelling. */
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

/** A full word is found by an initial, and an initial by both. */
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
