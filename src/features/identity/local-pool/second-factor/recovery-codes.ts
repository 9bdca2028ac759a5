import { createHmac, randomInt } from 'node:crypto';
import type { LocalPool } from '../pool.ts';

const CODES = 10;
const LETTERS = 10;
// Without characters that are easily confused with each other.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes such as `h7k2m-x9q4t`, with 49 random bits each. */
export function newRecoveryCodes(): string[] {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const half = () => Array.from({ length: LETTERS / 2 }, letter).join('');
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/**
 * The stored form of a code, keyed, because its bits are few enough to be guessed from a hash. Case, blanks and hyphens
 * do not matter.
 */
export function recoveryCodeHash(
  { signingKey }: Pick<LocalPool, 'signingKey'>,
  account: string,
  code: string,
): string {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', signingKey.pepper)
    .update(`recovery ${account} ${letters}`)
    .digest('base64url');
}
