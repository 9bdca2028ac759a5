import type { AdvertisingRule } from '../finding.ts';
import { findInSentences } from './sentences.ts';

export const impersonation: AdvertisingRule = {
  id: 'impersonation',
  title: 'Impersonation, dramatization or spokesperson without a disclosure',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        /\b(a|our|one|this) client's (own )?story\b/i,
        /\bin (her|his|their) own words\b[^.]{0,60}\bclient\b|\bclient\b[^.]{0,60}\bin (her|his|their) own words\b/i,
        /\b(played|portrayed) by (an? )?(actors?|models?|colleagues?)\b/i,
        /\b([Mm]eet|[Tt]his is) [A-Z]\w+,? (a|one|our|one of our) (recent |former )?clients?\b/,
        /\b(celebrity|our) spokes(person|man|woman)\b/i,
        /\b(dramati[sz]ation|re-?enactment) of (a|an|our|the) (case|divorce|hearing|client|trial)/i,
      ],
      unlessNear:
        /\b(invented|composite|fictional|fictitious|not (a|an) (real|actual) client|names? (has|have) been changed|actor portrayal|paid spokes\w+|dramati[sz]ed|played by)\b/i,
    }),
};
