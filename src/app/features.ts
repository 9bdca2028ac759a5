import { appointmentMails } from '../features/appointments/mails.ts';
import { calendarMetrics } from '../features/calendars/metrics.ts';
import { contactMails } from '../features/contact/mails.ts';
import type { MailContents } from '../features/email/mail-content.ts';
import { emailMetrics } from '../features/email/metrics.ts';
import { identityMails } from '../features/identity/mails.ts';
import { newsMetrics } from '../features/news/metrics.ts';
import { newsletterMails } from '../features/newsletter/mails.ts';
import { probateMails } from '../features/probate/mails.ts';
import { jobMetrics } from '../platform/background/metrics.ts';
import type { DatabaseGauge } from '../platform/metrics/database-gauge.ts';

/** What every kind of mail says; the compiler knows when one is missing. */
export const MAIL_CONTENTS: MailContents = {
  ...appointmentMails,
  ...contactMails,
  ...identityMails,
  ...newsletterMails,
  ...probateMails,
};

/** The figures that features add to `/metrics`. */
export const DATABASE_GAUGES: readonly DatabaseGauge[] = [
  ...emailMetrics,
  ...jobMetrics,
  ...calendarMetrics,
  ...newsMetrics,
];
