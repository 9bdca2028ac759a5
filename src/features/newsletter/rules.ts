/** The consent text, stored verbatim with the subscription. */
export const CONSENT_TEXT =
  'Send me a letter about California family and estate law when you publish something. I can stop it with one click at any time.';

/** Unconfirmed subscriptions are deleted after this many days. */
export const CONFIRM_WITHIN_DAYS = 7;
