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

/** A word of a name, folded, with what it is compared by. */
export type NameForm = {
  word: string;
  spelling: string;
  /** The first names of which it may be a form. */
  firstNames: readonly string[];
};

/** One word of a name. */
export type NameToken = {
  /** As it was typed. */
  shown: string;
  /** With and without its particles or apostrophe: `cruz`, `delacruz`. */
  forms: readonly NameForm[];
  /** Two neighbours read as one word: slips are looked for in each of them, not in both together. */
  isJoined: boolean;
};

/** The words of a name in one way to read it: Mary-Ann as one word or as two. In no particular order. */
export type Reading = {
  tokens: readonly NameToken[];
  isOtherName: boolean;
  /** Two neighbours are read as one word. */
  isJoined: boolean;
};

/** A person's name, with former and other names, in all ways to read it. */
export type PersonName = { shown: string; readings: readonly Reading[] };

const MAX_TOKENS = 6;
const MAX_READINGS = 12;
/** A part with more words is a sentence, of which only the capitalised words can be a name. */
const LONGEST_NAME_WORDS = 6;

/** The names of a client, who has typed them in two fields. */
export const clientNames = (firstName: string, lastName: string): PersonName[] =>
  readOneName(`${firstName} ${lastName}`.replace(/[,;]/g, ' '));

/** The name of an entry in the conflict list, with other names of the same person, one on each line. */
export const listedNames = (name: string, otherNames: string | null): PersonName[] => {
  const others = (otherNames ?? '').split(/[\n;]+/).filter((other) => other.trim() !== '');
  const all = [name, ...others].map((each) => each.replace(/,/g, ' ')).join(' aka ');
  return readOneName(all);
};

/** The same name again from the text by which it is shown. */
export const readOneName = (shown: string): PersonName[] => {
  const name = personName(shown);
  return name ? [name] : [];
};

/** The most people that one answer names. */
const MAX_NAMES = 12;

/**
 * The people that a typed answer names: several lines, lists, "Last, First", "Ana and Luis Ruiz", sentences. A former
 * name ("née", "formerly", "aka", brackets) is another way to read the same person's name.
 */
export function readNames(text: string): PersonName[] {
  const names = text
    .replace(/\b([afn])\s?[./]\s?k\s?[./]\s?a\b\.?/gi, '$1ka')
    .split(/[\n;|/]+|\s&\s/)
    .flatMap(splitAtCommas)
    .flatMap(splitAtAnd)
    .flatMap((part) => personName(part) ?? []);
  return [...new Map(names.map((name) => [foldText(name.shown), name])).values()].slice(
    0,
    MAX_NAMES,
  );
}

/** "Ruiz, Ana" is one name, "Ana Ruiz, Luis Soto" are two. "Ruiz Soto, Ana Maria" may be either, and is read as both. */
function splitAtCommas(part: string): string[] {
  const pieces = part.split(',').map((piece) => piece.trim());
  const counts = pieces.map((piece) => wordsOf(piece).filter(isSignificant).length);
  const parts = pieces.filter((_, place) => (counts[place] ?? 0) > 0);
  if (parts.length < 2) return [part];
  if (Math.min(...counts.filter((count) => count > 0)) === 1) {
    return parts.length === 2 ? [parts.join(' ')] : inPairs(parts);
  }
  return parts.length === 2 ? [...parts, parts.join(' ')] : parts;
}

/** "Ruiz, Ana, Soto, Luis", or names that are one word each. */
const inPairs = (parts: readonly string[]): string[] => [
  ...parts,
  ...parts.slice(1).map((part, place) => `${parts[place]} ${part}`),
];

/** "Ana and Luis Ruiz" are two people; the first one gets the surname of the second. */
function splitAtAnd(part: string): string[] {
  const pieces = part.split(/\s+(?:and|y|und|et)\s+/i);
  if (pieces.length === 1) return pieces;
  const surname = wordsOf(pieces.at(-1) ?? '').at(-1) ?? '';
  const isAlone = (piece: string) => wordsOf(piece).filter(isSignificant).length === 1;
  return [
    ...pieces.map((piece, place) =>
      place < pieces.length - 1 && isAlone(piece) ? `${piece} ${surname}` : piece,
    ),
    // The Spanish "y" joins two surnames as well.
    ...(/\sy\s/i.test(part) ? [part.replace(/\s+y\s+/gi, ' ')] : []),
  ];
}

const wordsOf = (text: string): string[] => text.split(/[\s()"“”«».:]+/).filter(Boolean);

const isSignificant = (word: string): boolean => {
  const folded = foldText(word);
  return (
    folded !== '' &&
    !/\d/.test(folded) &&
    !TITLES.has(folded) &&
    !SURROUNDING.has(folded) &&
    !PARTICLES.has(folded)
  );
};

function personName(text: string): PersonName | undefined {
  const shown = text.trim().replace(/\s+/g, ' ');
  const [mainName = '', ...otherNames] = splitAtOtherNames(shown);
  const main = tokensOf(mainName);
  const others = otherNames.map(surnameOf);
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

/** The words of a full name. With less than two, its particles are taken for names: Van Le. */
const tokensOf = (part: string): NameToken[] => leastTokens(part, 2);

/** The words of a name that may be a surname alone, such as De la Cruz. */
const surnameOf = (part: string): NameToken[] => leastTokens(part, 1);

function leastTokens(part: string, least: number): NameToken[] {
  const words = nameWords(part);
  const tokens = attachParticles(words, (word) => PARTICLES.has(word));
  return (tokens.length < least ? attachParticles(words, () => false) : tokens).slice(
    0,
    MAX_TOKENS,
  );
}

/** The words that can be part of the name, of a sentence only those that are capitalised. */
function nameWords(part: string): string[] {
  const words = wordsOf(part).flatMap((word) => word.split(/[-‐‑–—]/));
  const kept = words.filter((word) => {
    const folded = foldText(word);
    const isOther = TITLES.has(folded) || SURROUNDING.has(folded);
    return folded !== '' && !/\d/.test(folded) && !isOther;
  });
  const isSentence = kept.length > LONGEST_NAME_WORDS;
  return isSentence ? kept.filter((word) => /^\p{Lu}/u.test(word)) : kept;
}

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

/** The words as they are, with particles that may be names, and with two neighbours as one word. */
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
