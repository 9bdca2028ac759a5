import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const RESULT =
  '(results?|success|outcomes?|win|victory|recovery|settlements?|verdicts?|custody|satisfaction|approval)';

export const outcomeGuarantees: AdvertisingRule = {
  id: 'outcome-guarantee',
  title: 'Guarantee of an outcome',
  statute: 'Bus. & Prof. Code § 6157.2(a)(1); Rule 7.1(a)',
  explanation:
    'An advertisement may not guarantee or warrant how a legal matter ends. Say what the firm does, not what it will achieve.',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        /\b(we|i|our (firm|team|lawyers?|attorneys?|office)|she|he)\b[^.,;]{0,30}\b(guarantee|warrant)s?\b/i,
        new RegExp(`\\bguaranteed? (a |an |your |the )?([\\w-]+ )?${RESULT}\\b`, 'i'),
        new RegExp(`\\b${RESULT} (is |are |was )?guaranteed\\b`, 'i'),
        /\b(money-back|no-risk) guarantee\b/i,
        /\b100 ?% (success|win|satisfaction)/i,
        /\b(cannot|can't|can not) lose (your|a|this|the) case\b/i,
      ],
      unlessBefore: NEGATION,
    }).filter((words) => !NEGATION.test(words) || /lose/i.test(words)),
};
