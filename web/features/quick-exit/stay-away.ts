import { hidePage } from './leave.ts';

/**
 * Keeps a page blank that the browser has kept alive and shows again, if the site was left in this tab meanwhile. For
 * pages that are loaded again, see `inline/other-page.ts`.
 */
export function stayAway(): void {
  addEventListener('pageshow', ({ persisted }) => {
    try {
      if (!persisted || !sessionStorage.left) return;
      hidePage();
      location.replace(sessionStorage.left);
    } catch {
      // Without storage nobody knows that the site was left.
    }
  });
}

/** Whoever has opened a page anew and uses it is back: from then on Back shows pages as usual. */
export function comeBack(): void {
  try {
    sessionStorage.removeItem('left');
  } catch {
    // Without storage nobody knows that the site was left.
  }
}
