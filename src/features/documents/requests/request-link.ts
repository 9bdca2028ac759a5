import { siteAddress } from '../../../platform/languages/messages-for.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { FirmProfile } from '../../firm/schema.ts';

/** The tokens of a link, derived from the id of its request and stored nowhere: see `tokensOf` of appointments. */
export const tokensOf = (secrets: Pick<SecretBox, 'derive'>, requestId: string) =>
  secrets.derive(`document_requests:${requestId}`);

/**
 * The URL of a client's page of documents, the same in every mail; undefined if the secret key that it was derived from is
 * no longer configured. Only for the client: anyone with it can read what the firm has shared.
 */
export function requestLink(
  {
    secrets,
    publicUrl,
    firm,
  }: { secrets: Pick<SecretBox, 'derive'>; publicUrl: string; firm: FirmProfile },
  { id, tokenHash }: { id: string; tokenHash: string },
): string | undefined {
  const token = tokensOf(secrets, id).find((each) => hashOfToken(each) === tokenHash);
  return token && siteAddress(firm, publicUrl, `/documents/${token}`);
}
