/** Functions to format amounts, re-exported. */
export {
  amountInWords as formatAmount,
  inDollars as formatDollars,
} from '../../../src/features/probate/money/rules.ts';
