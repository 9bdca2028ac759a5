import type { Found } from '../finding.ts';

const BLOCK_END = /<\/(p|h\d|li|div|tr|td|th|blockquote|aside|figcaption|caption)>|<br\s*\/?>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** The words of HTML, a line for each block. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ');
}

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATION = /\b(No|Nos|Mr|Mrs|Ms|Dr|St|Esq|Inc|vs?|Jr|Sr|Bus|Prof|Cal|Fam|Prob)\.$/;

/** Longer sentences are searched in pieces of this many characters: search time grows with the square of the length. */
const LONGEST = 600;

const inPieces = (sentence: string) =>
  sentence.length <= LONGEST
    ? [sentence]
    : Array.from({ length: Math.ceil(sentence.length / LONGEST) }, (_, piece) =>
        sentence.slice(piece * LONGEST, (piece + 1) * LONGEST),
      );

/** The sentences of a text. A line is never joined with the next one. */
function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = [];
    for (const part of line.split(/(?<=[.!?]["”’)]?)\s+/)) {
      const before = sentences.at(-1);
      if (before !== undefined && ABBREVIATION.test(before)) {
        sentences[sentences.length - 1] = `${before} ${part}`;
      } else sentences.push(part);
    }
    return sentences.filter((sentence) => sentence.trim() !== '').flatMap(inPieces);
  });
}

export type Search = {
  patterns: readonly RegExp[];
  /** Tested against the sentence up to the match: a negation, for example. */
  unlessBefore?: RegExp;
  /** Tested against the sentence with the match and the one after it: a disclosure, for example. */
  unlessNear?: RegExp;
  /** How a sentence is read by the patterns: another text of the same length. */
  read?: (sentence: string) => string;
};

/** With the quotation mark of a keyboard for every apostrophe. */
export const withPlainQuotes = (text: string) => text.replace(/[’‘]/g, "'");

const LETTERS: Readonly<Record<string, string>> = {
  ...{ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' },
  ...{ Á: 'A', É: 'E', Í: 'I', Ó: 'O', Ú: 'U', Ü: 'U', Ñ: 'N' },
};

/** Of the same length, so that what is found can be quoted from the text. `\b` knows only letters without accents. */
export const withoutAccents = (text: string) =>
  text.replace(/[áéíóúüñÁÉÍÓÚÜÑ]/g, (letter) => LETTERS[letter] ?? letter);

/** Searches a text sentence by sentence and returns what was found, at most one match for each pattern and sentence. */
export function findInSentences(
  text: string,
  { patterns, unlessBefore, unlessNear, read = (sentence) => sentence }: Search,
): Found[] {
  const sentences = sentencesOf(withPlainQuotes(text));
  return sentences.flatMap((sentence, index) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(read(sentence));
      if (!match) return [];
      const { index: at } = match;
      if (unlessBefore?.test(read(sentence.slice(0, at)))) return [];
      const near = `${sentence} ${sentences[index + 1] ?? ''}`;
      if (unlessNear?.test(read(near))) return [];
      return [{ words: sentence.slice(at, at + match[0].length).trim(), near }];
    }),
  );
}

/** A negation before a match in its sentence. */
export const NEGATION =
  /\b(no|not|never|nobody|no one|none|neither|nor|without|cannot|whether|if|unless|beware of|avoid)\b|n't\b/i;

/** Words that say that a result in one matter does not predict another. */
export const NO_PREDICTION =
  /\b(no|not|nor|neither|never)\b[^.]{0,60}\b(guarantees?|guaranteed|warrant\w*|predict\w*|promise\w*|foretells?)\b|\b(results|outcomes)\b[^.]{0,30}\b(vary|differ|depend)\b|\bdepends? on (its|the|your)( own)? facts\b/i;
