/**
 * Returns the focus to the control that has it now, after the next render. Browsers drop the focus of a row that is moved
 * in the document.
 */
export function keepFocus(): void {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
  });
}
