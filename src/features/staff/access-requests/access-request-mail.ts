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
    subject: 'Somebody waits for access to the back office',
    opening: 'Nobody has access before you, or somebody else who may, has approved them.',
    rows: [
      ['Waiting', String(waiting)],
      ['Open', `${publicUrl}/admin/staff?status=pending`],
    ],
  });
