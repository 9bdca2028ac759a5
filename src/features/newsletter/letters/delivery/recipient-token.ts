import type { SecretBox } from '../../../../platform/secrets/secret-box.ts';
import { tokenLinks } from '../../../../platform/secrets/token-links.ts';

const LINKS = tokenLinks('letter_recipients', '/newsletter');

export const findToken = LINKS.tokenOf;

/**
 * The hash of the token for a recipient's link: the stored one if its token can still be derived, otherwise a new one.
 */
export const tokenHashFor = (
  secrets: SecretBox,
  { id, tokenHash }: { id: string; tokenHash: string | null },
): string =>
  tokenHash && findToken(secrets, { id, tokenHash })
    ? tokenHash
    : LINKS.create(secrets, id).tokenHash;
