import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';

/** Mail to somebody who may approve accounts, with the number of accounts that wait for approval. */
export const accessRequestMail = ({
  waiting,
  firm,
  publicUrl,
}: {
  waiting: number;
  firm: MailFirm;
  publicUrl: string;
}): Mail =>
  noticeToFirm(firm, {
    subject: 'Access request for the back office',
    opening: 'They have no access until you or a colleague approves the request.',
    rows: [
      ['Waiting', String(waiting)],
      ['Open', `${publicUrl}/admin/staff?status=pending`],
    ],
  });
