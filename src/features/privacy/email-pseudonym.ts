import { createHmac } from 'node:crypto';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/**
 * Pseudonym of an address for the audit log: deterministic, and keyed, so that a copy of the database without this
 * installation's keys does not allow guessing addresses.
 */
export function emailPseudonym(secrets: Pick<SecretBox, 'derive'>, email: string): string {
  const [key] = secrets.derive('privacy:address-mark');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
}
