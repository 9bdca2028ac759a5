import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../platform/secrets/new-token.ts';

/** A new token for a subscriber's own link, with the hash that is kept of it. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = newToken();
  return { token, tokenHash: hashOfToken(token) };
}

/** Where a sealed token belongs, for the box that it is sealed with. */
export const tokenPlace = (subscriberId: string) => `newsletter_subscribers:${subscriberId}`;
