import type { AdvertisingRule, Found } from '../finding.ts';
import { findComparisons } from './comparisons.ts';
import { findDollarResults } from './dollar-results.ts';
import { findInSentences, NEGATION } from './sentences.ts';
import { findTestimonials } from './testimonials.ts';

/** Where a jurisdiction prescribes the sentence that stands beside results, comparisons and words of clients. */
export const results: AdvertisingRule = {
  id: 'results',
  title: 'Result, comparison or words of a client without the sentence that the rule prescribes',
  find: (text, { isDisclosed }, areas) =>
    isDisclosed
      ? []
      : onePerPassage([
          ...findInSentences(text, {
            patterns: [
              /\b(we|i|our (firm|team|lawyers?|attorneys?)|she|he)( have| has|'ve|'s)? (won|obtained|secured|recovered|prevailed)\b/i,
              /\b(track record|case results?|past results?|successful (results?|outcomes?|verdicts?))\b/i,
            ],
            unlessBefore: NEGATION,
          }),
          ...findDollarResults(text),
          ...findComparisons(text, areas),
          ...findTestimonials(text),
        ]),
};

/** A sentence that tells of a sum won for a client is found once. */
const onePerPassage = (found: readonly Found[]): Found[] => [
  ...new Map(found.toReversed().map((each) => [each.near, each])).values(),
];
