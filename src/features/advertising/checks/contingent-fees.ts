import type { AdvertisingRule } from '../finding.ts';
import { findInSentences } from './sentences.ts';

export const contingentFees: AdvertisingRule = {
  id: 'contingent-fee',
  title: 'Contingent fee without a statement on costs',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        /\bno (win|recovery),? no (fee|pay)\b/i,
        /\bno fees? (unless|until|if) (we|you|there)\b[^.]{0,30}\b(win|recover|recovery|lose)/i,
        /\b(you )?(pay|owe) (us )?nothing (unless|until) (we|you) (win|recover)/i,
        /\bonly (pay|get paid|paid) (if|when) (we|you) (win|recover)/i,
        /\b(we|our (firm|lawyers|attorneys)) (work|take cases|offer|represent)[^.]{0,40}\bconting\w+ (fee|basis)/i,
      ],
      unlessNear: /\bcosts?\b/i,
    }),
};
