import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NO_PREDICTION } from './sentences.ts';

const WORDS_OF_CLIENTS = [
  /\b(our|my|past|former|happy|satisfied|grateful) clients? (say|says|said|wrote|writes|tell|told|rave|love|recommend)\b/i,
  /\b(client testimonials?|(five|5)[- ]stars? reviews?|what our clients say)\b/i,
];

const ATTRIBUTION = /["”]\s*[—–-]\s*[^"“”\n]{2,60}\b(client|divorce|estate plan)\b/i;

export const testimonials: AdvertisingRule = {
  id: 'testimonial',
  title: 'Words of a client without a disclosure',
  statute: 'Rule 7.1(a); Bus. & Prof. Code § 6157.2(a)(5)',
  explanation:
    'What a client says about the firm needs a disclosure beside it that it is no guarantee, warranty or prediction of how another matter will end. On the pages of reviews the site adds one; elsewhere the text itself must have it.',
  find: (text, { isDisclosed }) =>
    isDisclosed || NO_PREDICTION.test(text)
      ? []
      : [
          ...findInSentences(text, { patterns: WORDS_OF_CLIENTS }),
          // The attribution follows the end of the quoted sentence.
          ...text.split('\n').flatMap((line) => ATTRIBUTION.exec(line)?.[0].trim() ?? []),
        ],
};
