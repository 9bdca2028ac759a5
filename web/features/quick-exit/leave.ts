/** The page is blanked one frame before the remaining steps, which take up to 50 ms on a slow phone. */
const FRAME_MS = 20;

/**
 * Leaves the site for `href`: blanks the page at once, clears form fields and `sessionStorage`, and replaces the
 * history entry. Works in any state of the page, even before React has loaded.
 */
export function leave(href: string): void {
  hidePage();
  setTimeout(() => {
    document.title = ' ';
    clearFields();
    clearStorage(href);
    withoutReferrer();
    location.replace(href);
  }, FRAME_MS);
}

/** Uses an inline style, so that no style sheet that loads later makes the page visible again. */
export function hidePage(): void {
  document.documentElement.style.display = 'none';
}

/**
 * Clears all fields, including those that a script has filled in, because browsers restore fields on history
 * navigation.
 */
function clearFields(): void {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
    field.value = '';
  }
}

/**
 * Clears `sessionStorage`. If the tab may have more history entries of this site, stores only the URL to which these
 * pages redirect (`inline/other-page.ts`), because they have no other way to know that the quick exit was used.
 */
function clearStorage(href: string): void {
  try {
    sessionStorage.clear();
    if (hasOtherEntries()) sessionStorage.left = href;
    // Disables storage, because React may still be running and would store drafts or scroll positions again.
    Storage.prototype.setItem = () => {};
  } catch {
    // Without access to storage there is nothing to clear.
  }
}

/** Whether this tab may have other history entries of this site, for example those of open dialogs. */
const hasOtherEntries = () =>
  ((self as { navigation?: { entries(): unknown[] } }).navigation?.entries() ?? history).length > 1;

/** Prevents the browser from sending a `Referer` header to the neutral site. */
function withoutReferrer(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'no-referrer';
  document.head.append(meta);
}
