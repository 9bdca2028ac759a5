/** What waits for the firm after set-up. No dependency: the back office uses it too. */

/**
 * A published text about the sample firm; a page about an area that the firm does not offer; a consultation type about
 * such areas; a page of an area that is not published; a text of the product that no one has made the firm's own.
 */
export const WAITING_KINDS = [
  'sample-text',
  'former-page',
  'former-type',
  'unpublished-page',
  'original-text',
] as const;

export type WaitingKind = (typeof WAITING_KINDS)[number];
