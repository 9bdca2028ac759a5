import { AMERICAN, inWords, type TradeWords } from './words-rules.ts';

/**
 * A description for programs, such as that of the API, with these words in its sentences. Keys, and texts of one word,
 * are names in the protocol and stay.
 */
export function documentInWords<Document>(document: Document, words: TradeWords): Document {
  return words.attorney === AMERICAN.attorney ? document : (withWords(document, words) as Document);
}

function withWords(value: unknown, words: TradeWords): unknown {
  if (typeof value === 'string') return value.includes(' ') ? inWords(value, words) : value;
  if (Array.isArray(value)) return value.map((each) => withWords(each, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withWords(each, words)]),
  );
}
