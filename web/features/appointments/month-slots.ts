import type { Availability } from '../../../src/features/appointments/schema.ts';
import { firstOf, lastOf, monthOf } from './calendar-month.ts';

/** Somebody else may have booked since. */
export const FRESH_FOR_A_WHILE = { staleTime: 30_000, refetchOnWindowFocus: true };

/** The part of a month that can be booked. */
export function bookableDays(month: string, { today, last }: { today: string; last: string }) {
  return {
    from: month === monthOf(today) ? today : firstOf(month),
    to: month === monthOf(last) ? last : lastOf(month),
  };
}

/** What a query for the slots of some days has brought. */
export function slotsIn(query: {
  data: Availability | undefined;
  isError: boolean;
  refetch: () => unknown;
}) {
  const slotsOf = (date: string) => query.data?.days.find((day) => day.date === date)?.slots;
  const isOver = (date: string) => slotsOf(date)?.every(({ state }) => state === 'past') ?? false;
  return {
    slotsOf,
    /** Whether all times of a day have passed. */
    isOver,
    /** Whether a day has times to come, and each is taken. */
    isFull: (date: string) =>
      !isOver(date) && (slotsOf(date)?.every(({ state }) => state !== 'free') ?? false),
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
