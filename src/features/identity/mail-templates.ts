import { html } from '../../platform/text/html.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { neutralWords } from '../email/neutral/neutral-words.ts';
import { mailLayout, paragraph } from '../email/templates/layout.ts';

type CodeMailInput = { code: string; username: string; firm: MailFirm; wording: Wording };

/** Mail to a new account: the code that proves the address is theirs. */
export function signUpCode(input: CodeMailInput): Mail {
  return codeMail(input, {
    opening: `Here is the code that confirms the account ${input.username} on our website.`,
    goodFor: 'It is good for 24 hours.',
    otherwise: 'If you did not sign up, ignore this mail: without the code nothing happens.',
  });
}

/** Mail to the owner of an account: the code for setting a new password. */
export function passwordResetCode(input: CodeMailInput): Mail {
  return codeMail(input, {
    opening: `Here is the code to choose a new password for the account ${input.username} on our website.`,
    goodFor: 'It is good for one hour.',
    otherwise: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  });
}

/** The subject contains neither the code nor the reason: lock screens show it. */
function codeMail(
  { code, firm, wording }: CodeMailInput,
  { goodFor, otherwise, ...named }: Record<'opening' | 'goodFor' | 'otherwise', string>,
): Mail {
  const { subject, opening } =
    wording === 'neutral'
      ? neutralWords(firm).sign_up_code
      : { subject: `Your code from ${firm.name}`, ...named };
  const advice = `${goodFor} We will never ask you for it by phone or by mail.`;
  return {
    wording,
    subject,
    text: [opening, code, advice, otherwise, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}<p style="margin:0 0 16px;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${code}</p>${paragraph(advice)}${paragraph(otherwise)}`,
      'You get this mail because this address was entered on our website.',
      { wording },
    ),
    secret: code,
  };
}
