import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { messagesFor } from '../../../platform/languages/messages-for.ts';
import {
  formatDate,
  formatDateInFull,
  formatDay,
  formatTime,
  formatWeekday,
  formatZone,
} from '../../../platform/time/format-rules.ts';
import type { FirmProfile } from '../../firm/schema.ts';

/** An appointment's time in the firm's zone; `long` names the zone, `short` fits into a subject. */
export function appointmentTime(
  instant: Date,
  { zone, formats }: Pick<FirmProfile, 'zone' | 'formats'>,
) {
  const { mails } = messagesFor({ formats });
  const { locale } = formats;
  const date = formatDate(instant, zone, locale);
  const time = formatTime(instant, zone, locale);
  const weekday = formatWeekday(instant, zone, 'long', locale);
  const shortWeekday = formatWeekday(instant, zone, 'short', locale);
  return {
    date,
    time,
    long: mails.longTime({
      weekday,
      date: formats.language === MAIN_LANGUAGE ? date : formatDateInFull(instant, zone, locale),
      time,
      zone: formatZone(zone, locale),
    }),
    short: mails.shortTime({
      weekday: shortWeekday,
      day: formatDay(instant, zone, locale),
      time,
    }),
  };
}
