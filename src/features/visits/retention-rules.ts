/** Retention of counts: long enough to compare a year with the year before. */
export const COUNT_MONTHS = 13;

/** Searches that are too rare to be shown are deleted after this many days. */
export const RARE_SEARCH_DAYS = 91;
