/**
 * Leaves for `href`: makes the page blank in the same task, clears what was typed and kept in this tab, and replaces the
 * history entry. Works in any state of the page, also before React runs.
 */
export function leave(href: string): void {
  goBlank(href, () => {
    document.title = ' ';
    clearFields();
    clearStorage(href);
    withoutReferrer();
  });
}

/** Makes the page blank, inline, so that no style that arrives later shows it again; then goes on to `href`. */
export function goBlank(href: string, first?: () => void): void {
  document.documentElement.style.display = 'none';
  first?.();
  location.replace(href);
}

/** Fields with a value that a visitor typed; the others are reset with their form. */
const FIELDS = 'textarea,input:not([type=hidden],[type=radio],[type=checkbox])';

/** Also those that a script has filled in: browsers restore fields when a page comes back from the history. */
function clearFields(): void {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) field.value = '';
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
