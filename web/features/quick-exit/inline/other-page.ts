/**
 * The inline script of every public page: keeps a page blank that is opened from the history of a tab in which the site
 * was left, before anything is painted, and goes on to the neutral site. Written for size: `performance.navigation` is
 * older than its successor and half as long, and 2 is Back or Forward.
 */
try {
  if (sessionStorage.left && performance.navigation.type === 2) {
    document.documentElement.style.display = 'none';
    location.replace(sessionStorage.left);
  }
} catch {
  // Without storage nobody knows that the site was left.
}

export {};
