/** The consent text, stored verbatim with the subscription. */
export const CONSENT_TEXT =
  'Send me your letter when you publish something. I can stop it with one click at any time.';
