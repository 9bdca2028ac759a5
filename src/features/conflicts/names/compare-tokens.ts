import { isFullName } from './nicknames.ts';
import type { NameForm, NameToken } from './person-name.ts';
import { isOneEditApart } from './spelling-key.ts';

/** How two words of names agree, best first. */
export type Agreement = 'same' | 'nickname' | 'spelling' | 'typo' | 'initial';

/**
 * The factor by which each kind of agreement reduces the score. A name is a possible match if the product for its words
 * reaches `LEAST_SCORE`.
 */
export const CERTAINTY: Readonly<Record<Agreement, number>> = {
  same: 1,
  nickname: 0.95,
  spelling: 0.85,
  typo: 0.8,
  initial: 0.75,
};

/** Shorter words cannot be distinguished from other names: Lee and Le, Chan and Chang. */
const LEAST_LETTERS = { spelling: 4, typo: 5 };

/** How two words agree, or undefined. */
export function compareTokens(a: NameToken, b: NameToken): Agreement | undefined {
  let best: Agreement | undefined;
  for (const one of a.forms) {
    for (const two of b.forms) {
      const agreement = compareForms(one, two);
      if (agreement === 'same') return agreement;
      const isTypo = agreement === 'typo';
      if (!agreement || (isTypo && (a.isJoined || b.isJoined))) continue;
      if (!best || CERTAINTY[agreement] > CERTAINTY[best]) best = agreement;
    }
  }
  return best;
}

function compareForms(a: NameForm, b: NameForm): Agreement | undefined {
  if (a.word === b.word) return 'same';
  if (a.word.length === 1 || b.word.length === 1) {
    return a.word[0] === b.word[0] ? 'initial' : undefined;
  }
  if (a.firstNames.some((name) => b.firstNames.includes(name))) return 'nickname';
  // Two first names that both exist are different names: Daniel and Daniela, Michael and Michelle.
  if (isFullName(a.word) && isFullName(b.word)) return undefined;
  const shortest = Math.min(a.word.length, b.word.length);
  if (shortest >= LEAST_LETTERS.spelling && a.spelling === b.spelling) return 'spelling';
  return isSlip(a.word, b.word) ? 'typo' : undefined;
}

/** Typos in the first letter are rare, and mostly make other names: Hernández and Fernández. */
const isSlip = (a: string, b: string): boolean =>
  a[0] === b[0] &&
  Math.max(a.length, b.length) >= LEAST_LETTERS.typo &&
  isOneEditApart(a, b) &&
  !differAtEnd(a, b);

const FINAL_VOWEL = /[aeiou]$/;

/** Antonio and Antonia, Chan and Chang, Petros and Petro are different names, not typos. */
const differAtEnd = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length < 6 && long.startsWith(short)) return true;
  return (
    (FINAL_VOWEL.test(a) || FINAL_VOWEL.test(b)) &&
    a.replace(FINAL_VOWEL, '') === b.replace(FINAL_VOWEL, '')
  );
};
