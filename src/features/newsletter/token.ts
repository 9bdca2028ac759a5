import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../platform/secrets/new-token.ts';

/** A new token for a subscriber's personal link, with the hash that is stored for it. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = newToken();
  return { token, tokenHash: hashOfToken(token) };
}

/** Context that a sealed token is bound to, for `SecretBox`. */
export const tokenPlace = (subscriberId: string) => `newsletter_subscribers:${subscriberId}`;
