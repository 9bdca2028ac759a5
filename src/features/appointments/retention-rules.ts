/**
 * Retention of the client's file: a consultation that took place may be kept this long after it. A claim for
 * malpractice can be brought for four years (Cal. Code Civ. Proc. § 340.6), plus one year from its discovery.
 */
export const CLIENT_FILE_YEARS = 5;
