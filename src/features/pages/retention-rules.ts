import type { Messages } from '../../../messages/messages.ts';
import { CLIENT_FILE_YEARS } from '../appointments/retention-rules.ts';
import { MAIL_RECORD_DAYS, MAIL_WORDS_DAYS } from '../email/retention-rules.ts';
import { CONFIRM_WITHIN_DAYS, ENDED_SUBSCRIPTION_DAYS } from '../newsletter/retention-rules.ts';
import { CALCULATION_ADDRESS_DAYS } from '../probate/retention-rules.ts';

/** The retention periods of visitors' data in words, computed from the constants that the daily deletion uses. */
export function retentionPeriods({
  pages,
}: Pick<Messages, 'pages'>): readonly { what: string; kept: string }[] {
  return [
    { what: pages.keptRecords, kept: pages.keptRecordsFor({ years: `${CLIENT_FILE_YEARS}` }) },
    {
      what: pages.keptAddress,
      kept: pages.keptAddressFor({ days: `${CALCULATION_ADDRESS_DAYS}` }),
    },
    {
      what: pages.keptSubscription,
      kept: pages.keptSubscriptionFor({
        days: `${CONFIRM_WITHIN_DAYS}`,
        ended: `${ENDED_SUBSCRIPTION_DAYS}`,
      }),
    },
    {
      what: pages.keptMails,
      kept: pages.keptMailsFor({ days: `${MAIL_WORDS_DAYS}`, record: `${MAIL_RECORD_DAYS}` }),
    },
  ];
}
