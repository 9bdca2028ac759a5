import type { Availability, Slot } from '../../../../src/features/scheduling/slots/schema.ts';
import { weekdayOf } from '../../../../src/platform/time/local-dates/rules.ts';

/** A short stale time, because other visitors book in the meantime. */
export const SHORT_STALE_TIME = { staleTime: 30_000, refetchOnWindowFocus: true };

/**
 * Whether a day has any times; while they load, whether it is one of the given ISO weekdays, which usually have some.
 */
export function isOpenDay(
  date: string,
  slots: readonly Slot[] | undefined,
  weekdays: readonly number[],
): boolean {
  return slots ? slots.length > 0 : weekdays.includes(weekdayOf(date) || 7);
}

export type SlotsOfDays = ReturnType<typeof slotsIn>;

/** Reads the slots of some days from a query. */
export function slotsIn(query: {
  data: Pick<Availability, 'days'> | undefined;
  isError: boolean;
  refetch: () => unknown;
}) {
  const slotsOf = (date: string) => query.data?.days.find((day) => day.date === date)?.slots;
  const isOver = (date: string) => slotsOf(date)?.every(({ state }) => state === 'past') ?? false;
  return {
    slotsOf,
    /** Whether all times of a day have passed. */
    isOver,
    /** Whether a day has future times and all of them are taken. */
    isFull: (date: string) =>
      !isOver(date) && (slotsOf(date)?.every(({ state }) => state !== 'free') ?? false),
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
