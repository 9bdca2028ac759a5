import { formatMoment } from '../../../platform/time/format-rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';

const CHANGES = {
  app_on: 'An authenticator app was added to your account',
  app_off: 'The authenticator app of your account was removed',
  app_replaced: 'The authenticator app of your account was replaced',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey of your account was removed',
  password: 'The password of your account was changed',
  recovery_codes: 'New recovery codes were made for your account',
} as const;

/** A change of how somebody signs in to their account. */
export type SignInChange = keyof typeof CHANGES;

export const isSignInChange = (what: string): what is SignInChange => Object.hasOwn(CHANGES, what);

/** Mail to the owner of an account: how to sign in to it has changed, and what to do if it was somebody else. */
export const signInChangedMail = ({
  change: { what, passkey, username, at },
  firm,
  publicUrl,
}: {
  change: { what: SignInChange; passkey?: string | undefined; username: string; at: Date };
  firm: MailFirm;
  publicUrl: string;
}): Mail =>
  noticeToFirm(firm, {
    subject: CHANGES[what],
    opening: `${CHANGES[what]}. If this was you, there is nothing to do. If this was not you, somebody else may be using your account: choose a new password with “Forgot password” at once, which ends all sessions. Then remove on the page of your account what you did not add, and tell the person who manages accounts at ${firm.name}.`,
    rows: [
      ['Account', username],
      ...(passkey ? [['Passkey', passkey] as const] : []),
      ['When', formatMoment(at, firm.zone, firm.formats.locale)],
      ['Your account', `${publicUrl}/admin/account`],
    ],
  });
