import { formatMoment } from '../../../platform/time/format-rules.ts';
import type { Mail } from '../mail.ts';
import type { MailFirm } from '../mail-look.ts';
import { noticeToFirm } from '../templates/notice-to-firm.ts';

export type ServerChange = {
  changedAt: Date;
  changedBy: string;
  /** Null for none. */
  formerServer: string | null;
  newServer: string | null;
  codesHeldUntil: Date | null;
};

/** Mail to an owner: somebody has changed the server that sends the mail of the site. */
export const serverChangeMail = ({
  change: { changedAt, changedBy, formerServer, newServer, codesHeldUntil },
  firm,
  publicUrl,
}: {
  change: ServerChange;
  firm: MailFirm;
  publicUrl: string;
}): Mail =>
  noticeToFirm(firm, {
    subject: 'The mail server of the website was changed',
    opening:
      'The mail of the website is now sent in another way. If you or a colleague changed this, there is nothing to do. If not, somebody may be using the account of a colleague in order to read the mails of the website: sign in, restore the former settings, and end the sessions of that account.',
    rows: [
      ['Changed by', changedBy],
      ['When', formatMoment(changedAt, firm.zone, firm.formats.locale)],
      ['Former server', formerServer ?? 'none'],
      ['New server', newServer ?? 'none'],
      ...(codesHeldUntil
        ? [
            [
              'No codes for passwords before',
              formatMoment(codesHeldUntil, firm.zone, firm.formats.locale),
            ] as const,
          ]
        : []),
      ['Open', `${publicUrl}/admin/integrations?tab=email`],
    ],
  });
