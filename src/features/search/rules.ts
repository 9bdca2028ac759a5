/** The server rejects shorter texts: a single letter matches almost everything as a prefix. */
export const MIN_SEARCH_LENGTH = 2;

/** The most results of each kind. */
export const FOUND_OF_EACH = 5;
