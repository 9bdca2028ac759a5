import { z } from 'zod';
import { optionalSetting as optional } from '../../platform/config/optional-setting.ts';
import { emailWithError } from '../../platform/text/text-schema.ts';

/** Who becomes staff without being approved. */
export type StaffRules = {
  /** Lowercase addresses whose owners have access from their first call. */
  adminEmails: readonly string[];
  /** `approve`: new accounts wait for staff; `open`: everybody who signs up has access. */
  signUp: 'approve' | 'open';
};

/** Environment variables about staff. */
export const staffSettings = {
  ADMIN_EMAILS: optional(
    z
      .string()
      .transform((text) => text.split(',').flatMap((email) => email.trim().toLowerCase() || []))
      .pipe(z.array(emailWithError('must be e-mail addresses separated by commas'))),
  ),
  STAFF_SIGNUP: optional(z.enum(['approve', 'open'])),
};

export function decideStaffRules(
  env: {
    [Key in keyof typeof staffSettings]?: z.output<(typeof staffSettings)[Key]>;
  },
): StaffRules {
  return { adminEmails: env.ADMIN_EMAILS ?? [], signUp: env.STAFF_SIGNUP ?? 'approve' };
}
