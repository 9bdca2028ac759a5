import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getLaw } from '../../jurisdictions/get-law.ts';
import { proposeHolidays } from '../holidays/propose-holidays.ts';
import { getBookingTerms } from '../queries.ts';
import { listBookedIn, listTimeOffBetween } from '../time-off/queries.ts';
import { spanOf } from './rules.ts';

const TWO_YEARS_IN_DAYS = 730;

/** The days of the next two years that the law of the firm's offices proposes, each with the appointments booked on it. */
export async function listHolidays({ db, now }: Pick<Context, 'db' | 'now'>) {
  const [{ zone }, law] = await Promise.all([getBookingTerms(db), getLaw(db)]);
  const today = localDateOf(now(), zone);
  const end = addDaysTo(today, TWO_YEARS_IN_DAYS);
  const holidays = proposeHolidays(law.holidays, today, end).map((holiday) => ({
    ...holiday,
    ...spanOf({ firstDay: holiday.date, lastDay: holiday.date }, zone),
  }));
  const [first, last] = [holidays[0], holidays.at(-1)];
  if (!first || !last) return [];
  const timeOff = await listTimeOffBetween(db, { from: first.startsAt, to: last.endsAt });
  const booked = await listBookedIn(db, { spans: holidays, hostNumber: null });
  return holidays.map(({ startsAt, endsAt, ...holiday }) => ({
    ...holiday,
    isClosed: timeOff.some(
      (off) => off.hostNumber === null && off.startsAt <= startsAt && off.endsAt >= endsAt,
    ),
    appointments: booked.filter((each) => each.scheduledDate < endsAt && each.endsAt > startsAt),
  }));
}
