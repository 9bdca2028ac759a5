import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const WE = '(we|i|our (firm|team|lawyers?|attorneys?|solicitors?))';

export const outcomePredictions: AdvertisingRule = {
  id: 'outcome-prediction',
  title: 'Prediction of an outcome',
  find: (text) => [
    ...findInSentences(text, {
      patterns: [
        new RegExp(
          `\\b${WE} ?(will|'ll|always) (always )?(win|get you|recover|obtain|secure)\\b`,
          'i',
        ),
        /\byou (will|'ll|are going to) (win(?= (your|this|the|custody|at|in|every)\b|[.,!]|$)|prevail|keep (your|the) (house|home|children|kids|business)|(get|be awarded) (full|sole|primary) custody|recover (the )?(full|maximum))\b/i,
        /\b(your case|you) (is|are) (certain|sure|bound) to (win|succeed|prevail|settle)\b/i,
        /\b(immediate|instant|fast) cash\b/i,
        /\b(quick|fast|instant|immediate) settlements?\b/i,
        /\b(maximum|the most) (compensation|settlement|recovery) (for you|you deserve|possible|every time)\b/i,
      ],
      unlessBefore: NEGATION,
    }),
    ...findInSentences(text, {
      patterns: [
        /\bnever (once )?lost (a|one|any) (case|trial|hearing)\b/i,
        /\b(won|win) (every|all( of)?( our| my)?) (case|trial|hearing)s?\b/i,
        /\b\d+(\.\d+)? ?(%|percent) (success|win) rate\b/i,
        /\b(success|win) rate of (over |more than )?\d+/i,
      ],
    }),
  ],
};
