/**
 * Restores the focus of the currently focused control after the next render, because browsers drop the focus when an
 * element is moved in the document.
 */
export function keepFocus(): void {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
  });
}
