import { hidePage } from './leave.ts';

/** The value of `performance.navigation.type` for Back and Forward. Its successor would double the size of the script. */
const BACK_OR_FORWARD = 2;

/**
 * Keeps a page blank that comes from the history of a tab in which the site was left, and goes on to the neutral site.
 * Runs in the head of every public page, before anything is painted, and when a page that the browser has kept alive is
 * shown again.
 */
export function stayAway(): void {
  const check = (isFromHistory: boolean) => {
    try {
      if (!isFromHistory || !sessionStorage.left) return;
      hidePage();
      location.replace(sessionStorage.left);
    } catch {
      // Without storage nobody knows that the site was left.
    }
  };
  check(performance.navigation.type === BACK_OR_FORWARD);
  addEventListener('pageshow', ({ persisted }) => check(persisted));
}

/** Whoever has opened a page anew and uses it is back: from then on Back shows pages as usual. */
export function comeBack(): void {
  try {
    sessionStorage.removeItem('left');
  } catch {
    // Without storage nobody knows that the site was left.
  }
}
