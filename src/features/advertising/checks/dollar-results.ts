import type { AdvertisingRule } from '../finding.ts';
import { findInSentences, NEGATION, NO_PREDICTION } from './sentences.ts';

const AMOUNT = '\\$ ?\\d[\\d,.]*( ?(million|billion|thousand|k|m)\\b)?';
const OURS = "(we|i|our|us|my|(firm|attorney|lawyer|client)s?('s)?)";
const GAINED =
  '(won|recovered|obtained|secured|collected|negotiated|saved|verdicts?|settlements?|judgments?|recovery|recoveries)';

/** The results in money of which a text tells. */
export const findDollarResults = (text: string, unlessNear?: RegExp) =>
  findInSentences(text, {
    patterns: [
      new RegExp(`\\b${GAINED}\\b[^.;]{0,40}\\b${OURS}\\b[^;]{0,30}${AMOUNT}`, 'i'),
      new RegExp(`\\b${OURS}\\b[^.;]*\\b${GAINED}\\b[^;]{0,60}${AMOUNT}`, 'i'),
      new RegExp(`${AMOUNT}[^.;]{0,40}\\b${GAINED}\\b[^.;]{0,40}\\b${OURS}\\b`, 'i'),
      new RegExp(
        `${AMOUNT} (verdict|settlement|recovery|judgment)\\b[^.;]{0,40}\\b(client|firm|case)`,
        'i',
      ),
      new RegExp(
        `\\b(won|recovered|obtained|over|more than) ${AMOUNT} (for|on behalf of) (our )?clients?`,
        'i',
      ),
      /\b(millions|billions) (of dollars )?(recovered|won)|\b(recovered|won) (millions|billions)\b/i,
    ],
    unlessBefore: NEGATION,
    ...(unlessNear && { unlessNear }),
  });

export const dollarResults: AdvertisingRule = {
  id: 'dollar-result',
  title: 'Result in dollars without its context',
  find: (text) => findDollarResults(text, NO_PREDICTION),
};
