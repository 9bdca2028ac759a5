import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { tokenLinks } from '../../../platform/secrets/token-links.ts';
import type { StoredAgreement } from '../queries.ts';

const LINKS = tokenLinks('agreement_links', '/agreement');

/** A link to the client's page of an agreement, as it is stored. */
export function newLink(secrets: Pick<SecretBox, 'derive'>) {
  const { id, tokenHash } = LINKS.create(secrets);
  return { linkId: id, linkHash: tokenHash };
}

/** The URL of the client's page; undefined if there is no link, or the key that it is derived from is lost. */
export const agreementUrl = (
  site: Parameters<typeof LINKS.urlOf>[0],
  { linkId, linkHash }: Pick<StoredAgreement, 'linkId' | 'linkHash'>,
): string | undefined =>
  linkId ? LINKS.urlOf(site, { id: linkId, tokenHash: linkHash }) : undefined;
