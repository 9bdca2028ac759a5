import { randomUUID } from 'node:crypto';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { StoredAgreement } from '../queries.ts';

/** The tokens of a link, derived from its id and never stored; the first is that of the current key. */
const tokensOf = (secrets: Pick<SecretBox, 'derive'>, linkId: string) =>
  secrets.derive(`agreement_links:${linkId}`);

/** A link to the client's page of an agreement, as it is stored. */
export function newLink(secrets: Pick<SecretBox, 'derive'>) {
  const linkId = randomUUID();
  return { linkId, linkHash: hashOfToken(tokensOf(secrets, linkId)[0]) };
}

/** The path of the client's page; undefined if there is no link, or the key that it is derived from is lost. */
export function agreementPath(
  secrets: Pick<SecretBox, 'derive'>,
  { linkId, linkHash }: Pick<StoredAgreement, 'linkId' | 'linkHash'>,
): string | undefined {
  const token = linkId && tokensOf(secrets, linkId).find((each) => hashOfToken(each) === linkHash);
  return token ? `/agreement/${token}` : undefined;
}
