import { goBlank } from './leave.ts';

/**
 * Keeps a page blank that is opened from the history of a tab in which the site was left, and goes on to the neutral
 * site. Runs in the head of every public page, before anything is painted.
 */
export function stayAway(): void {
  try {
    const { left } = sessionStorage;
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (left && loading?.type === 'back_forward') goBlank(left);
  } catch {
    // Without storage nobody knows that the site was left.
  }
}

/**
 * The same for a page that the browser has kept alive. Whoever has opened a page anew, by a link or by its address, is
 * back: from then on Back shows pages as usual.
 */
export function stayAwayWhenShownAgain(): void {
  try {
    sessionStorage.removeItem('left');
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && sessionStorage.left) goBlank(sessionStorage.left);
    });
  } catch {
    // Without storage nobody knows that the site was left.
  }
}
