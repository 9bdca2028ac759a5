import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Text that nobody can guess, for somebody to bring back: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
