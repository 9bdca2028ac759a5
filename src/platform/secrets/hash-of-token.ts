import { createHash } from 'node:crypto';

/** The stored hash of a token. Unsalted, because the token is 256 random bits and its row is looked up by the hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
