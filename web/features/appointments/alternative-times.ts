import type { FreeStart } from '../../../src/features/scheduling/slots/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatShortDay, formatTime } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import type { BookingState } from './booking-state.ts';

/** Why the chosen time is not free. */
export const takenText = (
  { start, closed }: Pick<NonNullable<BookingState['taken']>, 'start' | 'closed'>,
  zone: string,
  locale: string,
): string => closed ?? m.booking.timeTaken({ time: formatTime(start, zone, locale) });

/** The free times near a taken one as slots, with the slug of the attorney to book. */
export function alternativeTimes(
  taken: NonNullable<BookingState['taken']>,
  zone: string,
  locale: string,
) {
  const takenDate = localDateOf(new Date(taken.start), zone);
  return taken.alternatives.map((free) => {
    // A different host than the requested attorney; the firm, if it has no name.
    const isOther = taken.attorney !== null && free.attorney?.slug !== taken.attorney;
    const time = timeOf(free, zone, takenDate, locale);
    return {
      start: free.start,
      date: free.date,
      attorney: (isOther ? free.attorney?.slug : taken.attorney) ?? undefined,
      state: 'free' as const,
      outsidePracticeArea: free.outsidePracticeArea,
      label: isOther ? withWhom(time, free.attorney?.name) : time,
    };
  });
}

const withWhom = (time: string, name: string | undefined) =>
  name ? m.booking.timeWith({ time, name }) : m.booking.timeWithFirm({ time });

/** The date is shown only if it differs from that of the taken time, to save width. */
const timeOf = ({ start, date }: FreeStart, zone: string, takenDate: string, locale: string) => {
  const time = formatTime(start, zone, locale);
  return date === takenDate
    ? time
    : m.times.dayAndTime({ day: formatShortDay(start, zone, locale), time });
};
