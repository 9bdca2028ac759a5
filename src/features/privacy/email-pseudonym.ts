import { createHmac } from 'node:crypto';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/**
 * What stands for an address in the audit log: always the same for one address, and no address can be tried
 * against it by whoever has the database without the keys of this installation.
 */
export function emailPseudonym(secrets: Pick<SecretBox, 'derive'>, email: string): string {
  const [key] = secrets.derive('privacy:address-mark');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
}
