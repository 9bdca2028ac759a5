import {
  formatMoney,
  formatMoneyRange,
  type MoneyFormats,
} from '../../../platform/text/money-rules.ts';
import type { Amount } from '../evaluate/parts/rules.ts';

/** `$21,500`, or `$15,000 to $20,000`. */
export const amountInWords = ({ low, high }: Amount, formats: MoneyFormats): string =>
  low === high ? formatMoney(high, formats) : formatMoneyRange(low, high, formats);
