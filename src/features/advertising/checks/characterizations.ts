import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const QUALITY =
  '(proven|aggressive|fearless|relentless|tough|most (experienced|qualified|skilled|respected)|unmatched|unrivall?ed|unparalleled|unbeatable|top[- ](rated|notch))';
const LAWYERS =
  '(law firms?|lawyers?|attorneys?|firms?|litigators?|advocates?|counsel|legal (team|representation)|representation|track record)';

export const characterizations: AdvertisingRule = {
  id: 'characterization',
  title: 'Quality that must be verifiable',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        new RegExp(`\\b${QUALITY},? (and )?([\\w-]+,? ){0,3}${LAWYERS}\\b`, 'i'),
        new RegExp(
          `\\b(we|our (firm|team|attorneys?|lawyers?)) (is|are|has been|have been) (the )?${QUALITY}\\b`,
          'i',
        ),
      ],
      unlessBefore: NEGATION,
    }),
};
