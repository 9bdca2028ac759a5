import { expect, it } from 'vitest';
import { placeholderFirm } from '../../../db/placeholder-firm.ts';
import { publicProfile } from '../firm/public-profile.ts';
import { passwordResetCode, signUpCode } from '../identity/mail-templates.ts';
import { mailColours } from './mail-look.ts';
import { withoutSecret } from './without-secret.ts';

const firm = { ...publicProfile(placeholderFirm), colours: mailColours({}) };
const input = { code: '048213', username: 'dana', firm, wording: 'named' as const };

it.each([signUpCode, passwordResetCode])('a sent code is stored masked: %o', (template) => {
  const mail = template(input);
  expect([mail.text, mail.html].every((words) => words.includes('048213'))).toBe(true);
  expect(mail.subject).not.toContain('048213');
  const kept = withoutSecret(mail);
  expect(JSON.stringify(kept)).not.toContain('048213');
  expect(kept.text).toContain('••••••');
});

it('leaves a mail without a secret unchanged', () => {
  const mail = {
    wording: 'named' as const,
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  expect(withoutSecret(mail)).toEqual(mail);
});
