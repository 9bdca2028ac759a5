/** Inserts text at the cursor of a field, replacing the selection, and focuses the field. */
export function insertAtCursor(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.focus();
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
