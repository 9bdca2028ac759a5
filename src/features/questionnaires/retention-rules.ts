/** How long answers are kept that were never sent to the firm. */
export const UNSENT_DAYS = 180;
