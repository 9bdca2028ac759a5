import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION } from './sentences.ts';

const LAWYERS =
  '(law firms?|lawyers?|attorneys?|firms?|legal (team|representation|services|counsel|advice)|counsel)';
const PRACTICE =
  '((divorce|family|family law|probate|estate|estate planning|trust|trial|custody) )?';

export const comparisons: AdvertisingRule = {
  id: 'comparison',
  title: 'Comparison with other lawyers',
  statute: 'Rule 7.1(a); Bus. & Prof. Code § 6157.2(a)(5)',
  explanation:
    'A comparison with other lawyers that cannot be proved is misleading: the best, number one, better than others. Say what is true of the firm and can be checked.',
  find: (text) =>
    findInSentences(text, {
      patterns: [
        new RegExp(
          `\\b(the|county's|city's|california's|town's) (very )?(best|finest|top|leading|premier) ${PRACTICE}${LAWYERS}\\b(?! for (you|your)\\b)`,
          'i',
        ),
        new RegExp(`(#|\\bno\\. ?|\\bnumber )(1|one)\\b[^.;]{0,30}\\b${LAWYERS}\\b`, 'i'),
        new RegExp(
          `\\b${LAWYERS}\\b[^.;]{0,30}\\b(is|are|ranked|rated|the) (#|no\\. ?|number )(1|one)\\b`,
          'i',
        ),
        new RegExp(
          `\\b(premier|top-rated|top rated|unrivall?ed|unmatched|unparalleled|unsurpassed) ${PRACTICE}${LAWYERS}\\b`,
          'i',
        ),
        new RegExp(
          `\\b(better|cheaper|faster|smarter|more (experienced|successful|aggressive|affordable|effective)) than (any |all |most )?(other |another )?${PRACTICE}${LAWYERS}\\b`,
          'i',
        ),
        new RegExp(`\\bunlike (most |many |all )?(other )${PRACTICE}${LAWYERS}\\b`, 'i'),
        /\b(second to none|nobody does it better|no other (firm|lawyer|attorney) (can|does|has))\b/i,
        new RegExp(
          `\\bthe most (experienced|successful|trusted|respected|aggressive|qualified) ${PRACTICE}${LAWYERS}\\b`,
          'i',
        ),
      ],
      unlessBefore: NEGATION,
    }),
};
