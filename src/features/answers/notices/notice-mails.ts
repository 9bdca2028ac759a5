import { formatMoment } from '../../../platform/time/format-rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';
import { dueText, spanText } from '../rules.ts';

const addressOf = (publicUrl: string) =>
  `${publicUrl}/admin/contact-submissions?status=waiting&sort=due`;

type Place = { firm: MailFirm; publicUrl: string; now: Date };

/**
 * Mail to the firm each morning. It names no clients, because the erasure of a person's data does not find this mail.
 */
export function answerDigest({
  waiting: { messages, bookings, late, longestSince },
  firm,
  publicUrl,
  now,
}: Place & {
  waiting: { messages: number; bookings: number; late: number; longestSince: Date | undefined };
}): Mail {
  return noticeToFirm(firm, {
    subject: late > 0 ? 'Unanswered requests, some late' : 'Unanswered requests',
    opening: 'These are waiting for an answer this morning.',
    rows: [
      ['Messages', String(messages)],
      ['Bookings to confirm', String(bookings)],
      ['Late', String(late)],
      ...(longestSince ? [['Longest wait', spanText(longestSince, now)] as const] : []),
      ['Open', addressOf(publicUrl)],
    ],
  });
}

/** Mail to the firm before an answer is late. The subject names nobody. */
export function answerWarning({
  message: { firstName, lastName, createdAt, dueAt },
  firm,
  publicUrl,
  now,
}: Place & {
  message: { firstName: string; lastName: string; createdAt: Date; dueAt: Date };
}): Mail {
  return noticeToFirm(firm, {
    subject: 'An answer will soon be late',
    opening: 'A message from the website waits for an answer.',
    rows: [
      ['Who', `${firstName} ${lastName}`],
      ['Received', formatMoment(createdAt, firm.zone, firm.formats.locale)],
      [
        'Answer by',
        `${formatMoment(dueAt, firm.zone, firm.formats.locale)}, ${dueText(dueAt, now)}`,
      ],
      ['Open', addressOf(publicUrl)],
    ],
  });
}
