import { hidePage } from './leave.ts';

/**
 * Blanks a page that the browser restores from the back/forward cache if the quick exit was used in this tab in the
 * meantime. For pages that are reloaded, see `inline/other-page.ts`.
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

/**
 * Called on the first interaction with a newly opened page: the visitor has returned to the site, so Back works
 * normally from then on.
 */
export function comeBack(): void {
  try {
    sessionStorage.removeItem('left');
  } catch {
    // Without storage nobody knows that the site was left.
  }
}
