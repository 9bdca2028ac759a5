/** Focuses the first invalid control inside `root`, once the errors are rendered. */
export function focusFirstError(root: HTMLElement | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
