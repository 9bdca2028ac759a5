/** Maximum rows of each kind on the page and in an export; the newest are shown. */
export const LISTED_ROWS = 20;
export const EXPORTED_ROWS = 2_000;
