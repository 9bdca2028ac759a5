import type { MailContent } from '../email/mail-content.ts';
import { findAccountBySub } from './local-pool/account-queries.ts';
import { codePlace } from './local-pool/code-place.ts';
import { findCodeForMail } from './local-pool/code-queries.ts';
import { passwordResetCode, signUpCode } from './mail-templates.ts';
import { isSignInChange, signInChangedMail } from './sign-in-changes/change-mail.ts';

const aboutCode = (template: typeof signUpCode): MailContent => ({
  receiver: 'requester',

  async write({ db, secrets, now, firm, id, wording }) {
    const stored = await findCodeForMail(db, id);
    if (!stored || stored.expiresAt <= now()) return undefined;
    const code = secrets.open(stored.sealedCode, codePlace(id));
    return { mail: template({ code, username: stored.username, firm, wording }) };
  },
  sample: ({ firm, wording = 'named' }) =>
    template({ code: '000000', username: 'sample', firm, wording }),
});

const SAMPLE_CHANGE = {
  what: 'passkey_added',
  passkey: 'Firefox on Windows',
  username: 'sample',
  at: new Date('2026-03-10T16:00:00Z'),
} as const;

const signInChanged: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, id, signInChange, stamp }) {
    const account = await findAccountBySub(db, id);
    if (!account || !signInChange || !isSignInChange(signInChange.what)) return undefined;
    const { what, passkey } = signInChange;
    const change = { what, passkey, username: account.username, at: stamp };
    return { mail: signInChangedMail({ change, firm, publicUrl }) };
  },
  sample: ({ firm, publicUrl }) => signInChangedMail({ change: SAMPLE_CHANGE, firm, publicUrl }),
};

/** Contents of the mails of the embedded user pool. */
export const identityMails = {
  password_reset_code: aboutCode(passwordResetCode),
  sign_in_changed: signInChanged,
  sign_up_code: aboutCode(signUpCode),
};
