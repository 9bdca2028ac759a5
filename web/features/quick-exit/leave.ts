/** The page is blank for one frame before the rest, which takes longer: on a slow phone up to 50 ms. */
const FRAME_MS = 20;

/**
 * Leaves for `href`: makes the page blank at once, clears what was typed and kept in this tab, and replaces the history
 * entry. Works in any state of the page, also before React runs.
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

/** Inline, so that no style that arrives later shows the page again. */
export function hidePage(): void {
  document.documentElement.style.display = 'none';
}

/** Also those that a script has filled in: browsers restore fields when a page comes back from the history. */
function clearFields(): void {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
    field.value = '';
  }
}

/**
 * Empties the storage of the tab. If the tab has more entries of this site, it then only says where to go on to from
 * them (`stayAway`): nothing else can tell them that the site was left.
 */
function clearStorage(href: string): void {
  try {
    sessionStorage.clear();
    if (hasOtherEntries()) sessionStorage.left = href;
    // React may still be running: neither a draft nor the router's scroll positions may be stored again.
    Storage.prototype.setItem = () => {};
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Whether this tab may have entries of this site besides the one that is replaced, such as those of open dialogs. */
const hasOtherEntries = () =>
  ((self as { navigation?: { entries(): unknown[] } }).navigation?.entries() ?? history).length > 1;

/** The neutral site does not learn where its visitor comes from. */
function withoutReferrer(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'no-referrer';
  document.head.append(meta);
}
