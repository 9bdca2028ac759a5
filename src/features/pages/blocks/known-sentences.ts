import type { MergeValues } from './merge-fields.ts';

/** Facts that a firm may not have entered; a sentence about them says nothing without them. */
const FACTS = ['responsibleAttorney', 'barNumber'] as const;

const SENTENCE_END = /(?<=[.!?])\s+/;

/** The text without the sentences about facts that the firm has not entered. */
export function knownSentences(text: string, values: MergeValues): string {
  const missing = FACTS.filter((name) => values[name] === '').map((name) => `{${name}}`);
  const isKnown = (part: string) => missing.every((field) => !part.includes(field));
  return isKnown(text) ? text : text.split(SENTENCE_END).filter(isKnown).join(' ');
}
