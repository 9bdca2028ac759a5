import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { formatDate, formatMoment, noonOf } from '../../../lib/format.ts';

/** The time span of a block as text; whole days, from midnight to midnight, without times. */
export function describeSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
  locale: string,
): string {
  const [first = '', firstTime] = localDateTimeOf(startsAt, zone).split('T');
  const [end = '', endTime] = localDateTimeOf(endsAt, zone).split('T');
  if (firstTime !== '00:00' || endTime !== '00:00') {
    return `${formatMoment(startsAt, zone, locale)} to ${formatMoment(endsAt, zone, locale)}`;
  }
  const last = addDaysTo(end, -1);
  const day = (date: string) => formatDate(noonOf(date), 'UTC', locale);
  return first === last ? `${day(first)}, all day` : `${day(first)} to ${day(last)}, all day`;
}
