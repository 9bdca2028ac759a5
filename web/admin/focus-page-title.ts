/** For when what had the focus has gone: reading goes on from the top of the screen. */
export const focusPageTitle = () => document.querySelector<HTMLElement>('main h1')?.focus();
