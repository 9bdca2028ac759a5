import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../mail.ts';
import type { MailFirm } from '../mail-look.ts';
import { mailLayout, paragraph } from './layout.ts';

/** Mail to staff who test the mail settings. */
export function testMail({ firm, username }: { firm: MailFirm; username: string }): Mail {
  const opening = `This is a test from the website of ${firm.name}. It arrived, so mail goes out with these settings.`;
  const who = `${username} asked for it under Integrations. You need not do anything.`;
  return {
    subject: 'Test mail from your website',
    text: [opening, who].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}${paragraph(who)}`,
      'Sent by the website of the firm.',
      { wording: 'named' },
    ),
    wording: 'named',
  };
}
