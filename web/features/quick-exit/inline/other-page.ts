/**
 * The inline script of every public page. If a page is opened with Back or Forward in a tab in which the visitor has
 * used the quick exit, hides the page before the first paint and redirects to the neutral site. Optimized for size:
 * `performance.navigation` is deprecated, but half as long as its successor; type 2 is `TYPE_BACK_FORWARD`.
 */
try {
  if (sessionStorage.left && performance.navigation.type === 2) {
    document.documentElement.style.display = 'none';
    location.replace(sessionStorage.left);
  }
} catch {
  // Without access to storage, it is unknown whether the quick exit was used.
}

export {};
