import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

export const awards: AdvertisingRule = {
  id: 'award',
  title: 'Award without its basis',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        /\baward[- ]winning\b/i,
        /\b(received|won|earned|winners? of|recipients? of|honou?red with)\b[^.;]{0,50}\b(awards?|recognition|honou?rs?)\b(?! of (custody|support|fees|damages))/i,
        /\b(named|voted|selected|recogni[sz]ed|rated|listed)\b[^.;]{0,40}\b(best|top|super|leading|rising stars?|lawyers? of the year|attorneys? of the year)\b/i,
        /\b(super lawyers?|rising stars|best lawyers in america|best law firms|lawyers? of the year|attorneys? of the year)\b/i,
        /\b(AV[- ]?(preeminent|rated)|martindale[- ]hubbell|top (100|50|40|10) (trial |family |divorce )?(lawyers|attorneys)|avvo (rating|rated|clients' choice)|10\.0 avvo)\b/i,
      ],
      unlessBefore: NEGATION,
      unlessNear:
        /\b(no|without|not|neither|nor|never)\b[^.]{0,60}\b(paid|pay|payment|fees?|charge|membership|members?)\b/i,
    }),
};
