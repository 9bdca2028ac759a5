/** Moves the focus to the page title after the focused element was removed. */
export const focusPageTitle = () => document.querySelector<HTMLElement>('main h1')?.focus();
