import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../rules.ts';
import { weakPassword } from './cognito-error.ts';

/**
 * Checks only the length: rules for the composition make people write their passwords down (NIST SP 800-63B §3.1.1.2).
 * Length is counted in code points.
 */
export function requireGoodPassword(password: string): void {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) throw weakPassword('Password not long enough');
  if (length > PASSWORD_MAX_LENGTH) throw weakPassword('Password too long');
}
