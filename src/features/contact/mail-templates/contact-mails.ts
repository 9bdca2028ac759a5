import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { mailLayout, paragraph } from '../../email/templates/layout.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';
import { practiceAreaLabel } from '../../firm/practice-areas/rules.ts';

type ContactMailInput = {
  submission: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    practiceArea: string;
    message: string;
  };
  firm: MailFirm;
};

/** Mail to the firm: who wrote, and about what. The subject contains neither. */
export function contactNotice({ submission, firm }: ContactMailInput): Mail {
  return noticeToFirm(firm, {
    subject: 'New message from the website',
    opening: 'Somebody wrote to the firm on the website. A reply to this mail goes to them.',
    rows: [
      ['Who', `${submission.firstName} ${submission.lastName}`],
      ['Practice area', practiceAreaLabel(submission.practiceArea)],
      ['E-mail', submission.email],
      ['Phone', submission.phone ?? 'not given'],
      ['Message', submission.message],
    ],
  });
}

/** Mail to the sender: confirms receipt and says what happens next. It does not repeat their message. */
export function contactReceipt({ submission, firm }: ContactMailInput): Mail {
  const reply = firm.claims.reply ? ` We reply ${firm.claims.reply.toLowerCase()}.` : '';
  const opening = `Thank you for writing to us. Your message has arrived, and a person will read it.${reply}`;
  const urgent = `If it cannot wait, call ${firm.phone}. If you are in danger, call 911 first.`;
  const disclaimer = 'Sending a message creates no lawyer-client relationship.';
  return {
    subject: 'We have your message',
    text: [
      `Dear ${submission.firstName},`,
      opening,
      urgent,
      `${firm.name}\n${firm.phone}`,
      disclaimer,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(`Dear ${submission.firstName},`)}${paragraph(opening)}${paragraph(urgent)}`,
      disclaimer,
    ),
  };
}
