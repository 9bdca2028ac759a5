import { randomUUID } from 'node:crypto';
import * as errors from '../../../messages/en/errors.ts';
import { notFound } from '../errors/errors.ts';
import { siteAddress } from '../languages/messages-for.ts';
import { hashOfToken } from './hash-of-token.ts';
import type { SecretBox } from './secret-box.ts';

type Secrets = Pick<SecretBox, 'derive'>;

/** A link as it is stored; without a hash it has not been made yet. */
type StoredLink = { id: string; tokenHash: string | null };

type Site = {
  secrets: Secrets;
  publicUrl: string;
  firm: { formats: { language: string } };
};

/**
 * Links to a page for the rows of a table. A token has 256 bits. It is derived from an id and only its hash is stored, so
 * every mail can contain the same link (docs/decisions/client-links.md). Anybody with a link can use its page.
 */
export function tokenLinks(table: string, page: string) {
  const tokensOf = (secrets: Secrets, id: string) => secrets.derive(`${table}:${id}`);

  /** The token; undefined if the key that it was derived from is not configured any more. */
  const tokenOf = (secrets: Secrets, { id, tokenHash }: StoredLink): string | undefined =>
    tokensOf(secrets, id).find((token) => hashOfToken(token) === tokenHash);

  const pathOf = (secrets: Secrets, link: StoredLink): string | undefined => {
    const token = tokenOf(secrets, link);
    return token && `${page}/${token}`;
  };

  return {
    tokenOf,
    /** The path of the page, undefined like the token. */
    pathOf,
    /** `pathOf` as a URL, in the language of the firm's profile. */
    urlOf({ secrets, publicUrl, firm }: Site, link: StoredLink): string | undefined {
      const path = pathOf(secrets, link);
      return path && siteAddress(firm, publicUrl, path);
    },
    /** A new link: its token, and what is stored. */
    create(secrets: Secrets, id: string = randomUUID()) {
      const [token] = tokensOf(secrets, id);
      return { id, token, tokenHash: hashOfToken(token) };
    },
  };
}

/** The same error for an unknown, a replaced, a withdrawn and an expired link. */
export const noSuchLink = () => notFound('link', errors.linkNotFound);
