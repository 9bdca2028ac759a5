const WITHOUT_TEXT = ['checkbox', 'radio', 'button', 'submit'];

/** Whether key presses at this element enter text or choose an option of a menu. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return (
    target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="menu"], [role="listbox"]') !== null
  );
}
