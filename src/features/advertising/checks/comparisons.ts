import type { AdvertisingRule } from '../finding.ts';
import { fieldPattern } from './areas.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const LAWYERS =
  '(law firms?|lawyers?|attorneys?|solicitors?|firms?|legal (team|representation|services|counsel|advice)|counsel)';
const FIELDS = 'divorce|family|family law|probate|estate|estate planning|trust|trial|custody'.split(
  '|',
);
const BEST = '(very )?(best|finest|top|leading)';
/** Of a place, such as `Austin's`; not of a person. */
const OF_PLACE =
  "(?!(client|side|party|spouse|husband|wife|parent|child|family|opponent|court|person|other)'s)[\\p{L}\\d-]+'s";
/** Up to three words that may stand for a field of law. */
const ANY_FIELD =
  '((?!(of|for|to|that|with|by|in|at|from|is|are|when|interests?|way|time|thing|choice|question|case)\\b)[\\w-]+,? ){0,3}';

/** The words in which a text compares the firm with others. */
export function findComparisons(text: string, areas: readonly string[]) {
  const practice = `(${fieldPattern(FIELDS, areas)}( law)? )?`;
  return findInSentences(text, {
    patterns: [
      new RegExp(
        `\\b(the|county's|city's|town's) ((very )?premier|${BEST}) ${practice}${LAWYERS}\\b(?! for (you|your)\\b)`,
        'i',
      ),
      new RegExp(
        `\\bthe ${BEST} (?!${practice}${LAWYERS}\\b)${ANY_FIELD}${LAWYERS}(?= (in|of|around|near|from) )`,
        'i',
      ),
      new RegExp(`\\b(?!(county|city|town)'s)${OF_PLACE} ${BEST} ${ANY_FIELD}${LAWYERS}\\b`, 'iu'),
      new RegExp(`(#|\\bno\\. ?|\\bnumber )(1|one)\\b[^.;]{0,30}\\b${LAWYERS}\\b`, 'i'),
      new RegExp(
        `\\b${LAWYERS}\\b[^.;]{0,30}\\b(is|are|ranked|rated|the) (#|no\\. ?|number )(1|one)\\b`,
        'i',
      ),
      new RegExp(
        `\\b(premier|top-rated|top rated|unrivall?ed|unmatched|unparalleled|unsurpassed) ${practice}${LAWYERS}\\b`,
        'i',
      ),
      new RegExp(
        `\\b(better|cheaper|faster|smarter|more (experienced|successful|aggressive|affordable|effective)) than (any |all |most )?(other |another )?${practice}${LAWYERS}\\b`,
        'i',
      ),
      new RegExp(`\\bunlike (most |many |all )?(other )${practice}${LAWYERS}\\b`, 'i'),
      /\b(second to none|nobody does it better|no other (firm|lawyer|attorney) (can|does|has))\b/i,
      new RegExp(
        `\\bthe most (experienced|successful|trusted|respected|aggressive|qualified) ${practice}${LAWYERS}\\b`,
        'i',
      ),
    ],
    unlessBefore: NEGATION,
  });
}

export const comparisons: AdvertisingRule = {
  id: 'comparison',
  title: 'Comparison with other lawyers',
  find: (text, _, areas) => findComparisons(text, areas),
};
