import { addDays } from '../../../platform/time/date-math.ts';

/**
 * The range of instants within which appointments start that can take time from visits on these local dates, both
 * inclusive, in any zone. An evening in Hawaii is on the next UTC day, and a long consultation ends on the day after that,
 * where the buffer of another appointment may begin.
 */
export const busyRange = ({ from, to }: { from: string; to: string }) => ({
  from: addDays(new Date(`${from}T00:00:00Z`), -2),
  to: addDays(new Date(`${to}T00:00:00Z`), 3),
});
