import { randomUUID } from 'node:crypto';
import { siteAddress } from '../../platform/languages/messages-for.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { FirmProfile } from '../firm/schema.ts';

/** Derived from the id and never stored, so that each mail has the same link: see docs/decisions/client-links.md. */
const tokensOf = (secrets: Pick<SecretBox, 'derive'>, id: string) => secrets.derive(`waits:${id}`);

/** The id of a new wait, and what is stored of the token of its page. */
export function newWaitLink(secrets: SecretBox) {
  const id = randomUUID();
  const [token] = tokensOf(secrets, id);
  return { id, token, tokenHash: hashOfToken(token) };
}

/** The path of the client's page of a wait; undefined if the key that its token was derived from is not configured any more. */
export function waitPath(
  secrets: SecretBox,
  { id, tokenHash }: { id: string; tokenHash: string },
): string | undefined {
  const token = tokensOf(secrets, id).find((each) => hashOfToken(each) === tokenHash);
  return token && `/earlier-times/${token}`;
}

/** `waitPath` as a URL, in the language of the firm's profile. */
export function waitLink(
  { secrets, publicUrl, firm }: { secrets: SecretBox; publicUrl: string; firm: FirmProfile },
  wait: { id: string; tokenHash: string },
): string | undefined {
  const path = waitPath(secrets, wait);
  return path && siteAddress(firm, publicUrl, path);
}
