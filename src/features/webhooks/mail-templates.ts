import { formatMoment } from '../../platform/time/format-rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { noticeToFirm } from '../email/templates/notice-to-firm.ts';

export type DisabledWebhook = {
  /** Only the host: the path of an address may hold a key. */
  host: string;
  description: string | null;
  because: string;
  at: Date;
};

/** Mail to the firm about an endpoint that was disabled. */
export const webhookDisabled = ({
  webhook: { host, description, because, at },
  firm,
  publicUrl,
}: {
  webhook: DisabledWebhook;
  firm: MailFirm;
  publicUrl: string;
}): Mail =>
  noticeToFirm(firm, {
    subject: 'A webhook was disabled',
    opening:
      'The website no longer sends events to one of your webhooks. Once the receiver works again, resume the webhook and send the failed events again; they are kept for 30 days.',
    rows: [
      ['Receiver', host],
      ...(description ? [['Description', description] as const] : []),
      ['Reason', because],
      ['Since', formatMoment(at, firm.zone, firm.formats.locale)],
      ['Open', `${publicUrl}/admin/webhooks`],
    ],
  });
