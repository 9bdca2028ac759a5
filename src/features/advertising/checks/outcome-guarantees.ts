import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const RESULT =
  '(results?|success|outcomes?|win|victory|recovery|settlements?|verdicts?|custody|satisfaction|approval)';

const SUBJECT =
  '\\b(we|i|our (firm|team|lawyers?|attorneys?|solicitors?|office)|she|he)\\b[^.,;]{0,30}';
const PROMISE =
  '\\bguarantees? (that )?(you|your (case|claim|matter|divorce|family)) ((will|can|shall|is going to|are going to) )?(win|succeed|prevail|get|keep|recover)s?\\b';

export const outcomeGuarantees: AdvertisingRule = {
  id: 'outcome-guarantee',
  title: 'Guarantee of an outcome',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        new RegExp(`${SUBJECT}\\b(guarantee|warrant)s?\\b`, 'i'),
        // Farther from its subject.
        new RegExp(`(?<!${SUBJECT})${PROMISE}`, 'i'),
        new RegExp(`\\bguaranteed? (a |an |your |the )?([\\w-]+ )?${RESULT}\\b`, 'i'),
        new RegExp(`\\b${RESULT} (is |are |was )?guaranteed\\b`, 'i'),
        /\b(money-back|no-risk) guarantee\b/i,
        /\b100 ?% (success|win|satisfaction)/i,
        /\b(cannot|can't|can not) lose (your|a|this|the) case\b/i,
      ],
      unlessBefore: NEGATION,
    }).filter(({ words }) => !NEGATION.test(words) || /lose/i.test(words)),
};
