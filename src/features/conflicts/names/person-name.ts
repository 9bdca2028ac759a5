import { foldText } from '../../../../db/search/fold-text.ts';
import {
  NAME_OR_PARTICLE,
  OTHER_NAME_MARKS,
  PARTICLES,
  SURROUNDING,
  TITLES,
} from './name-words.ts';
import { namesOfForm } from './nicknames.ts';
import { spellingKey } from './spelling-key.ts';

/** A form of a word of a name, folded, with the keys by which it is compared. */
export type NameForm = {
  word: string;
  spelling: string;
  /** The first names of which it may be a form. */
  firstNames: readonly string[];
};

/** One word of a name. */
export type NameToken = {
  /** The word as it was typed. */
  shown: string;
  /** With and without its particles or apostrophe: `cruz`, `delacruz`. */
  forms: readonly NameForm[];
  /** Whether this is two adjacent words read as one. Typos are only looked for in the separate words. */
  isJoined: boolean;
};

/** One reading of the words of a name: Mary-Ann as one word or as two. In no particular order. */
export type Reading = {
  tokens: readonly NameToken[];
  isOtherName: boolean;
  /** Two neighbours are read as one word. */
  isJoined: boolean;
};

/** A person's name, with former and other names, in all possible readings. */
export type PersonName = { shown: string; readings: readonly Reading[] };

const MAX_TOKENS = 6;
const MAX_READINGS = 12;
/** A part with more words is a sentence, of which only the capitalised words can be a name. */
const LONGEST_NAME_WORDS = 6;

/**
 * A person's name in all possible readings; undefined without any word that can be part of a name. `isSentence` if the
 * text may have words around the name: "my husband Luis Ruiz".
 */
export function personName(
  text: string,
  { isSentence }: { isSentence: boolean },
): PersonName | undefined {
  const shown = text.trim().replace(/\s+/g, ' ');
  const [mainName = '', ...otherNames] = splitAtOtherNames(shown);
  const main = tokensOf(nameWords(mainName, isSentence), 2);
  // A surname may be a single word with its particles, such as De la Cruz.
  const others = otherNames.map((name) => tokensOf(nameWords(name, isSentence), 1));
  const all = [
    ...readingsOf(main, false),
    ...others.flatMap((tokens) => readingsOf(withFirstNames(main, tokens), true)),
  ];
  const readings = all.filter(({ tokens }) => tokens.length > 0).slice(0, MAX_READINGS);
  return readings.length > 0 ? { shown, readings } : undefined;
}

/** The name, and each former or other name of the same person. */
const splitAtOtherNames = (shown: string): string[] =>
  shown
    .replace(/[([{]\s*([^)\]}]*)[)\]}]/g, ' aka $1 ')
    .split(/\s+/)
    .map((word) => (OTHER_NAME_MARKS.has(foldText(word)) ? '\u0000' : word))
    .join(' ')
    .replace(/\balso known as\b|\bmaiden name(?: is| was)?\b|\bde soltera\b/gi, '\u0000')
    .split('\u0000')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A single other name is a surname: "Ana Ruiz née Soto" is also Ana Soto. */
function withFirstNames(main: readonly NameToken[], other: readonly NameToken[]): NameToken[] {
  return other.length === 1 ? [...main.slice(0, -1), ...other] : [...other];
}

/** With fewer than `least` words, particles count as names: Van Le. */
function tokensOf(words: readonly string[], least: number): NameToken[] {
  const tokens = attachParticles(words, (word) => PARTICLES.has(word));
  const enough = tokens.length < least ? attachParticles(words, () => false) : tokens;
  return enough.slice(0, MAX_TOKENS);
}

/**
 * The words that can be part of the name; of a long sentence only the capitalised ones. Words that usually surround
 * names are part of the name themselves if fewer than two other words are left: Don Smith, Hui He.
 */
function nameWords(part: string, isSentence: boolean): string[] {
  const words = wordsOf(part)
    .flatMap((word) => word.split(HYPHENS))
    .filter((word) => foldText(word) !== '' && !/\d/.test(word));
  const kept = words.filter((word) => !isAround(word, isSentence));
  const names = kept.length < 2 ? words.filter((word) => !isAround(word, false)) : kept;
  const isLong = isSentence && names.length > LONGEST_NAME_WORDS;
  if (isLong) return names.filter((word) => /^\p{Lu}/u.test(word));
  return names.length > 0 ? names : words;
}

const HYPHENS = /[-‐‑–—]/;

const isAround = (word: string, isSentence: boolean): boolean => {
  const folded = foldText(word);
  return TITLES.has(folded) || (isSentence && SURROUNDING.has(folded));
};

/** Whether a word can be part of a name that is not only particles. */
export const isSignificant = (word: string): boolean => {
  const folded = foldText(word);
  return folded !== '' && !/\d/.test(folded) && !isAround(word, true) && !PARTICLES.has(folded);
};

export const wordsOf = (text: string): string[] => text.split(/[\s()"“”«».:]+/).filter(Boolean);

function attachParticles(
  words: readonly string[],
  isParticle: (folded: string) => boolean,
): NameToken[] {
  const tokens: NameToken[] = [];
  let particles: string[] = [];
  for (const shown of words) {
    const folded = foldText(shown).replace(/[ -]/g, '');
    const pieces = folded.split("'").filter(Boolean);
    if (isParticle(folded)) particles.push(shown);
    else if (pieces.length > 0) {
      tokens.push(tokenOf([...particles, shown], pieces, particles));
      particles = [];
    }
  }
  return tokens;
}

const tokenOf = (
  shown: readonly string[],
  pieces: readonly string[],
  particles: readonly string[],
): NameToken => {
  const word = pieces.join('');
  const last = pieces.at(-1) ?? '';
  const prefix = particles.map((particle) => foldText(particle).replace(/\W/g, '')).join('');
  return {
    shown: shown.join(' '),
    forms: formsOf([
      word,
      ...(pieces.length > 1 && last.length > 2 ? [last] : []),
      ...(prefix ? [prefix + word] : []),
    ]),
    isJoined: false,
  };
};

const formsOf = (words: readonly string[]): NameForm[] =>
  [...new Set(words)].map((word) => ({
    word,
    spelling: spellingKey(word),
    firstNames: namesOfForm(word),
  }));

/**
 * The readings of a name: the words unchanged, with particles that may be names, and with two adjacent words joined.
 */
function readingsOf(tokens: readonly NameToken[], isOtherName: boolean): Reading[] {
  const separate = tokens.flatMap(separateNames).slice(0, MAX_TOKENS);
  const neighbours = tokens.length > 2 ? tokens.slice(1) : [];
  return [
    { tokens, isOtherName, isJoined: false },
    ...(separate.length > tokens.length
      ? [{ tokens: separate, isOtherName, isJoined: false }]
      : []),
    ...neighbours.map((token, place) => ({
      tokens: tokens.toSpliced(place, 2, joined(tokens[place], token)),
      isOtherName,
      isJoined: true,
    })),
  ];
}

function separateNames(token: NameToken): NameToken[] {
  const words = token.shown.split(' ');
  const names = words.slice(0, -1).filter((word) => NAME_OR_PARTICLE.has(foldText(word)));
  return [...names.map((word) => tokenOf([word], [foldText(word)], [])), token];
}

const joined = (first: NameToken | undefined, second: NameToken): NameToken => ({
  shown: `${first?.shown} ${second.shown}`,
  forms: formsOf([`${first?.forms[0]?.word}${second.forms[0]?.word}`]),
  isJoined: true,
});
