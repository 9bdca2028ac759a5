import type { FreeStart } from '../../../src/features/appointments/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import type { BookingState } from './booking-state.ts';

/** The free times near a lost one, with the slug of the attorney to book and a label for each. */
export function alternativesTo(lost: NonNullable<BookingState['lost']>, zone: string) {
  const lostDate = localDateOf(new Date(lost.start), zone);
  return lost.alternatives.map((free) => {
    // A different host than the requested attorney; the firm, if it has no name.
    const isOther = lost.attorney !== null && free.attorney?.slug !== lost.attorney;
    const time = timeOf(free, zone, lostDate);
    return {
      start: free.start,
      date: free.date,
      attorney: (isOther ? free.attorney?.slug : lost.attorney) ?? undefined,
      text: isOther ? `${time} with ${free.attorney?.name ?? 'the firm'}` : time,
    };
  });
}

/** The date is shown only if it differs from that of the lost time, to save width. */
const timeOf = ({ start, date, label }: FreeStart, zone: string, lostDate: string) =>
  date === lostDate
    ? label
    : `${formatWeekday(start, zone, 'short')}, ${formatDay(start, zone)}, ${label}`;
