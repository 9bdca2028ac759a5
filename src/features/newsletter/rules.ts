/** What a subscriber agrees to, kept with the subscription word for word. */
export const CONSENT_TEXT =
  'Send me a letter about California family and estate law when you publish something. I can stop it with one click at any time.';

/** A subscription that nobody confirms is forgotten after this long. */
export const CONFIRM_WITHIN_DAYS = 7;
