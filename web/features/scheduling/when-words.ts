import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { capitalized } from '../../../src/features/jurisdictions/words-rules.ts';
import {
  formatDate,
  formatDateInFull,
  formatDay,
  formatShortDay,
  formatTime,
  formatWeekday,
} from '../../lib/format.ts';
import { language, m } from '../../lib/messages.ts';

/** When an appointment takes place, in the language of the page: `Wed, Mar 11 at 1:30 AM`. */
export const whenWords = (instant: string, zone: string, locale: string): string =>
  m.meeting.dayAndTime({
    day: formatShortDay(instant, zone, locale),
    time: formatTime(instant, zone, locale),
  });

/** The same in a sentence: `Wednesday, Mar 11 at 1:30 AM`. */
export const whenInSentence = (instant: string, zone: string, locale: string): string =>
  m.meeting.dayAndTime({
    day: m.meeting.longDay({
      weekday: formatWeekday(instant, zone, 'long', locale),
      day: (isMain() ? formatDay : formatDateInFull)(instant, zone, locale),
    }),
    time: formatTime(instant, zone, locale),
  });

/** An instant as clocks in another zone show it; undefined if those in `zone` show the same. */
export function whenElsewhere(
  instant: string,
  { zone, otherZone, locale }: { zone: string; otherZone: string; locale: string },
): string | undefined {
  const theirs = whenWords(instant, otherZone, locale);
  return theirs === whenWords(instant, zone, locale) ? undefined : theirs;
}

/** `Wednesday, Mar 11, 2031` */
export const longDate = (instant: string, zone: string, locale: string): string =>
  m.meeting.longDay({
    weekday: capitalized(formatWeekday(instant, zone, 'long', locale)),
    day: (isMain() ? formatDate : formatDateInFull)(instant, zone, locale),
  });

/** Whether the page is in the main language, which writes short names of months also in sentences. */
const isMain = () => import.meta.env.IS_MAIN_LANGUAGE || language() === MAIN_LANGUAGE;
