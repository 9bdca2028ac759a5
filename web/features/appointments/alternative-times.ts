import type { FreeStart } from '../../../src/features/scheduling/slots/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts';
import type { BookingState } from './booking-state.ts';

/** Why the chosen time is not free. */
export const takenText = (
  { start, closed }: Pick<NonNullable<BookingState['taken']>, 'start' | 'closed'>,
  zone: string,
): string => closed ?? `${formatTime(start, zone)} was just taken.`;

/** The free times near a taken one as slots, with the slug of the attorney to book. */
export function alternativeTimes(taken: NonNullable<BookingState['taken']>, zone: string) {
  const takenDate = localDateOf(new Date(taken.start), zone);
  return taken.alternatives.map((free) => {
    // A different host than the requested attorney; the firm, if it has no name.
    const isOther = taken.attorney !== null && free.attorney?.slug !== taken.attorney;
    const time = timeOf(free, zone, takenDate);
    return {
      start: free.start,
      date: free.date,
      attorney: (isOther ? free.attorney?.slug : taken.attorney) ?? undefined,
      state: 'free' as const,
      outsidePracticeArea: free.outsidePracticeArea,
      label: isOther ? `${time} with ${free.attorney?.name ?? 'the firm'}` : time,
    };
  });
}

/** The date is shown only if it differs from that of the taken time, to save width. */
const timeOf = ({ start, date, label }: FreeStart, zone: string, takenDate: string) =>
  date === takenDate
    ? label
    : `${formatWeekday(start, zone, 'short')}, ${formatDay(start, zone)}, ${label}`;
