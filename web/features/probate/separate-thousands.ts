import { type MoneyFormats, moneySigns } from '../../../src/platform/text/money-rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';

/** Adds thousands separators while digits are typed and keeps the caret position. Leaves other text unchanged. */
export function separateThousands(field: HTMLInputElement, formats: MoneyFormats): void {
  const { group } = moneySigns(formats);
  const digits = field.value.replaceAll(group, '');
  if (!/^\d{1,12}$/.test(digits)) return;
  let digitsBehind = field.value.slice(field.selectionEnd ?? 0).replaceAll(group, '').length;
  field.value = formatNumber(Number(digits), formats.locale);
  if (digitsBehind === 0) return;
  let caret = field.value.length;
  while (digitsBehind > 0) if (field.value[--caret] !== group) digitsBehind--;
  field.setSelectionRange(caret, caret);
}
