import { createHash } from 'node:crypto';

/** What is kept of a token. Unsalted: the token is 256 random bits, and its row has to be found by it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
