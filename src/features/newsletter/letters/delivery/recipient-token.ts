import { hashOfToken } from '../../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../../platform/secrets/secret-box.ts';

type Recipient = { id: string; tokenHash: string | null };

/** The tokens that a recipient's link may have: one for each key of the installation, that of the current key first. */
const tokensOf = (secrets: SecretBox, { id }: Recipient) =>
  secrets.derive(`letter_recipients:${id}`);

/** The token whose hash is stored; undefined if none is stored yet, or if the key that it was derived from is lost. */
export const findToken = (secrets: SecretBox, recipient: Recipient): string | undefined =>
  tokensOf(secrets, recipient).find((token) => hashOfToken(token) === recipient.tokenHash);

/**
 * The hash of the token for a recipient's link: the stored one if its token can still be derived, otherwise a new one.
 */
export const tokenHashFor = (secrets: SecretBox, recipient: Recipient): string =>
  hashOfToken(findToken(secrets, recipient) ?? tokensOf(secrets, recipient)[0]);
