/** Adds thousands separators while digits are typed and keeps the caret position. Leaves other text unchanged. */
export function separateThousands(field: HTMLInputElement): void {
  const digits = field.value.replace(/,/g, '');
  if (!/^\d{1,12}$/.test(digits)) return;
  let digitsBehind = field.value.slice(field.selectionEnd ?? 0).replace(/,/g, '').length;
  field.value = Number(digits).toLocaleString('en-US');
  if (digitsBehind === 0) return;
  let caret = field.value.length;
  while (digitsBehind > 0) if (field.value[--caret] !== ',') digitsBehind--;
  field.setSelectionRange(caret, caret);
}
