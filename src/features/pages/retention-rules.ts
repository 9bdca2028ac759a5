import { CLIENT_FILE_YEARS } from '../appointments/retention-rules.ts';
import { MAIL_RECORD_DAYS, MAIL_WORDS_DAYS } from '../email/retention-rules.ts';
import { CONFIRM_WITHIN_DAYS, ENDED_SUBSCRIPTION_DAYS } from '../newsletter/retention-rules.ts';
import { CALCULATION_ADDRESS_DAYS } from '../probate/retention-rules.ts';

/** The retention periods of visitors' data in words, computed from the constants that the daily deletion uses. */
export function retentionPeriods(): readonly { what: string; kept: string }[] {
  return [
    {
      what: 'Bookings and messages',
      kept: `for as long as we need them to answer and to check for conflicts of interest. When you ask us to remove them, we may keep a consultation that took place as a client’s file until ${CLIENT_FILE_YEARS} years after it.`,
    },
    {
      what: 'An e-mail address left with a calculation',
      kept: `${CALCULATION_ADDRESS_DAYS} days; after that the figures stay without it.`,
    },
    {
      what: 'A subscription',
      kept: `${CONFIRM_WITHIN_DAYS} days if you do not confirm it, otherwise until you end it; the record that you had agreed, ${ENDED_SUBSCRIPTION_DAYS} days more.`,
    },
    {
      what: 'Our mails to you',
      kept: `their text ${MAIL_WORDS_DAYS} days after sending; the record that they were sent, ${MAIL_RECORD_DAYS} days.`,
    },
  ];
}
