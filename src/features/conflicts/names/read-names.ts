import { foldText } from '../../../../db/search/fold-text.ts';
import type { NameRole } from '../rules.ts';
import { isSignificant, type PersonName, personName, wordsOf } from './person-name.ts';

/** The names of a client, who has typed them in two fields. */
export const clientNames = (firstName: string, lastName: string): PersonName[] =>
  readTyped(`${firstName} ${lastName}`.replace(/[,;]/g, ' '));

/** The name of an entry in the conflict list, with other names of the same person, one on each line. */
export const listedNames = (name: string, otherNames: string | null): PersonName[] => {
  const others = (otherNames ?? '').split(/[\n;]+/).filter((other) => other.trim() !== '');
  const all = [name, ...others].map((each) => each.replace(/,/g, ' ')).join(' aka ');
  return readTyped(all);
};

/** Parses the shown text of a stored name again. */
export const readKnownName = ({
  role,
  name,
}: {
  role: NameRole;
  name: string;
}): PersonName | undefined => personName(name, { isSentence: role === 'other_side' });

function readTyped(text: string): PersonName[] {
  const name = personName(text, { isSentence: false });
  return name ? [name] : [];
}

/** The most people that are read from one answer. */
const MAX_NAMES = 12;

/**
 * The people named in a typed answer: several lines, lists, "Last, First", "Ana and Luis Ruiz", sentences. A former
 * name ("née", "formerly", "aka", brackets) is another reading of the same person's name.
 */
export function readNames(text: string): PersonName[] {
  const names = text
    .replace(/\b([afn])\s?[./]\s?k\s?[./]\s?a\b\.?/gi, '$1ka')
    .split(/[\n;|/]+|\s&\s/)
    .flatMap(splitAtCommas)
    .flatMap(splitAtAnd)
    .flatMap((part) => personName(part, { isSentence: true }) ?? []);
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
