import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

/**
 * The token of a link, from its id: 256 bits that are kept nowhere, so that every later mail carries the same
 * address. The first is that of the key in use; the others are those of keys before it.
 */
export const tokensOf = (secrets: Pick<SecretBox, 'derive'>, linkId: string) =>
  secrets.derive(`appointment_links:${linkId}`);
