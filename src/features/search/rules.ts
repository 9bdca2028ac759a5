/** The server refuses shorter texts: a single letter is the beginning of almost everything. */
export const MIN_SEARCH_LENGTH = 2;

/** How many of each kind are found. */
export const FOUND_OF_EACH = 5;
