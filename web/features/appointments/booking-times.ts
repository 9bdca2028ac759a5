import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { TypeChoice } from '../../../src/features/scheduling/choices/schema.ts';
import type { FreeStart } from '../../../src/features/scheduling/slots/schema.ts';
import { addDaysTo } from '../../../src/platform/time/local-dates/rules.ts';
import { clampMonth, monthOf } from '../../../src/platform/time/month-rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import type { BookingChoice } from './booking-choice.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingAddress } from './booking-options.ts';

/** How many of the next free times the first step offers. */
export const SOONEST = { count: 4 };

type Chosen = Pick<BookingChoice, 'attorney' | 'way' | 'ways' | 'office' | 'language'>;

/** With whom, how, where and in which language, as the calls name it. */
export const preferenceOf = ({ attorney, way, ways, office, language }: Chosen) => ({
  ...(attorney && { attorney: attorney.slug }),
  ...(ways.length > 0 && { place: way }),
  ...(office && { office: office.key }),
  ...(language && { language }),
});

/** The consultation whose times are queried. */
export const visitOf = (
  { type, ...choice }: { type: TypeChoice } & Chosen,
  area: PracticeArea | undefined,
) => ({
  type: type.key,
  ...preferenceOf(choice),
  ...(area && { practiceArea: area.key }),
});

/** The practice area with which a booking begins: that of a draft, or of a link. */
export function areaToBegin(
  draft: BookingDraft | undefined,
  { area }: BookingAddress,
  areas: readonly PracticeArea[],
): PracticeArea | undefined {
  const find = (wanted: string | undefined) =>
    areas.find(({ key, isOnBooking }) => isOnBooking && key === wanted);
  return find(draft?.values.practiceArea) ?? find(area);
}

/** The first and the last day that can be booked. */
export function bookableRange({ horizonDays }: TypeChoice, { zone }: { zone: string }) {
  const today = localDateOf(new Date(), zone);
  return { today, last: addDaysTo(today, horizonDays) };
}

/** The requested month, or that of the next free time. */
export const monthToShow = (
  wanted: string | null | undefined,
  soonest: readonly FreeStart[] | undefined,
  range: { today: string; last: string },
) => clampMonth(wanted ?? monthOf(soonest?.[0]?.date ?? range.today), range);
