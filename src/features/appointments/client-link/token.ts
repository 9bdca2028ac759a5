import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

/**
 * The tokens of a link: 256 bits derived from its id and never stored, so that every later mail has the same URL. The
 * first is derived from the current key, the others from previous keys.
 */
export const tokensOf = (secrets: Pick<SecretBox, 'derive'>, linkId: string) =>
  secrets.derive(`appointment_links:${linkId}`);
