import { hidePage } from './leave.ts';

/** The value of `performance.navigation.type` for Back and Forward. Its successor would double the size of the script. */
const BACK_OR_FORWARD = 2;

/**
 * Keeps a page blank that is opened from the history of a tab in which the site was left, and goes on to the neutral
 * site. Runs in the head of every public page, before anything is painted.
 */
export function stayAway(): void {
  try {
    if (sessionStorage.left && performance.navigation.type === BACK_OR_FORWARD) {
      hidePage();
      location.replace(sessionStorage.left);
    }
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
      if (!persisted || !sessionStorage.left) return;
      hidePage();
      location.replace(sessionStorage.left);
    });
  } catch {
    // Without storage nobody knows that the site was left.
  }
}
