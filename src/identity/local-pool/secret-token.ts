import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Text that nobody can guess, for a client to bring back: base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
