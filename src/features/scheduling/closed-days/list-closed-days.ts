import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { courtHolidaysBetween } from '../court-holidays/rules.ts';
import { getBookingTerms } from '../queries.ts';
import { firstBooked } from '../time-off/list-booked-in-block.ts';
import { listBookedIn, listTimeOffBetween } from '../time-off/queries.ts';
import { daysOf, spanOf } from './rules.ts';
import type { CloseDaysInput } from './schema.ts';

/** Closed days and leave that overlap a range of days: whole days off, of the firm and of each host. */
export async function listClosedDays(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
) {
  const { zone } = await getBookingTerms(db);
  const { startsAt, endsAt } = spanOf({ firstDay: from, lastDay: to }, zone);
  const all = await listTimeOffBetween(db, { from: startsAt, to: endsAt });
  return all.flatMap(({ id, hostNumber, reason, ...span }) => {
    const days = daysOf(span, zone);
    return days ? [{ id, hostNumber, reason, ...days }] : [];
  });
}

/** How many appointments are booked on days that are about to be closed, and the first of them. */
export async function listBookedOn(
  { db }: Pick<Context, 'db'>,
  { hostNumber, days }: CloseDaysInput,
) {
  const { zone } = await getBookingTerms(db);
  const spans = days.map((range) => spanOf(range, zone));
  return firstBooked(await listBookedIn(db, { spans, hostNumber }));
}

const TWO_YEARS_IN_DAYS = 730;

/** The court holidays of the next two years, each with the appointments that are booked on it. */
export async function listCourtHolidays({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { zone } = await getBookingTerms(db);
  const today = localDateOf(now(), zone);
  const holidays = courtHolidaysBetween(today, addDaysTo(today, TWO_YEARS_IN_DAYS)).map(
    (holiday) => ({
      ...holiday,
      ...spanOf({ firstDay: holiday.date, lastDay: holiday.date }, zone),
    }),
  );
  const [first, last] = [holidays[0], holidays.at(-1)];
  if (!first || !last) return [];
  const timeOff = await listTimeOffBetween(db, { from: first.startsAt, to: last.endsAt });
  const booked = await listBookedIn(db, { spans: holidays, hostNumber: null });
  return holidays.map(({ date, name, startsAt, endsAt }) => ({
    date,
    name,
    isClosed: timeOff.some(
      (off) => off.hostNumber === null && off.startsAt <= startsAt && off.endsAt >= endsAt,
    ),
    appointments: booked.filter((each) => each.scheduledDate < endsAt && each.endsAt > startsAt),
  }));
}
