import type { StaffRole } from '../../../platform/auth/rules.ts';
import { html } from '../../../platform/text/html.ts';
import { formatMoment } from '../../../platform/time/format-rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { mailLayout, paragraph } from '../../email/templates/layout.ts';
import { packFor } from '../../jurisdictions/resolve-pack.ts';
import { inWords } from '../../jurisdictions/words-rules.ts';
import { ROLE_LABELS, ROLE_TEXTS } from '../rules.ts';

/** Mail to somebody who is invited to the back office. */
export function invitationMail({
  invitation: { email, role, invitedBy, expiresAt },
  firm,
  publicUrl,
}: {
  invitation: { email: string; role: StaffRole; invitedBy: string; expiresAt: Date };
  firm: MailFirm;
  publicUrl: string;
}): Mail {
  const paragraphs = [
    `${invitedBy} invites you to the back office of ${firm.name}.`,
    `Your role will be ${inWords(ROLE_LABELS[role], packFor(firm).words)}: ${ROLE_TEXTS[role]}`,
    `Sign up at ${publicUrl}/login with this address, ${email}, and confirm it. You have access at once.`,
    `The invitation is valid until ${formatMoment(expiresAt, firm.zone, firm.formats.locale)}. If you did not expect it, ignore this mail.`,
  ];
  return {
    subject: `Your invitation to ${firm.name}`,
    text: paragraphs.join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraphs.map(paragraph)}`,
      'You get this mail because somebody at the firm has entered this address.',
      { wording: 'named' },
    ),
    wording: 'named',
  };
}
