import type { MailContent } from '../email/mail-content.ts';
import { codePlace } from './local-pool/code-place.ts';
import { findCodeForMail } from './local-pool/code-queries.ts';
import { passwordResetCode, signUpCode } from './mail-templates/code-mails.ts';

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

/** Contents of the mails of the embedded user pool. */
export const identityMails = {
  password_reset_code: aboutCode(passwordResetCode),
  sign_up_code: aboutCode(signUpCode),
};
