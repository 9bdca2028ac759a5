/** Puts the focus on the first control inside `root` that is marked as wrong, once the marks are there. */
export function focusFirstError(root: HTMLElement | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
