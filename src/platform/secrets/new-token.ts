import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An unguessable token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
