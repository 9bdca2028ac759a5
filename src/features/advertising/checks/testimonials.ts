import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NO_PREDICTION, withPlainQuotes } from './sentences.ts';

const WORDS_OF_CLIENTS = [
  /\b(our|my|past|former|happy|satisfied|grateful) clients? (say|says|said|wrote|writes|tell|told|rave|love|recommend)\b/i,
  /\b(client testimonials?|(five|5)[- ]stars? reviews?|what our clients say)\b/i,
];

const ATTRIBUTION = /["”]\s*[—–-]\s*[^"“”\n]{2,60}\b(client|divorce|estate plan)\b/i;

/** The words that a text takes from clients. A disclosure may stand anywhere in the text. */
export function findTestimonials(text: string) {
  const near = withPlainQuotes(text);
  return [
    ...findInSentences(text, { patterns: WORDS_OF_CLIENTS }),
    // The attribution follows the end of the quoted sentence.
    ...text.split('\n').flatMap((line) => {
      const words = ATTRIBUTION.exec(line)?.[0].trim();
      return words === undefined ? [] : [{ words, near }];
    }),
  ].map(({ words }) => ({ words, near }));
}

export const testimonials: AdvertisingRule = {
  id: 'testimonial',
  title: 'Words of a client without a disclosure',
  find: (text, { isDisclosed }) =>
    isDisclosed || NO_PREDICTION.test(text) ? [] : findTestimonials(text),
};

/** Where a jurisdiction prescribes the sentence that stands beside the words of a client. */
export const reviews: AdvertisingRule = {
  id: 'reviews',
  title: 'Words of a client without the sentence that the rule prescribes',
  find: (text, { isDisclosed }) => (isDisclosed ? [] : findTestimonials(text)),
};
