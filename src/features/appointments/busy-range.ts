import { addDays } from '../../platform/time/date-math.ts';

/**
 * The instants between which appointments start that can take time of visits on local dates, both inclusive, in any
 * zone. An evening in Hawaii is on the next UTC day, and a long visit ends on the one after that, where the buffer of
 * another appointment may begin.
 */
export const busyRange = ({ from, to }: { from: string; to: string }) => ({
  from: addDays(new Date(`${from}T00:00:00Z`), -2),
  to: addDays(new Date(`${to}T00:00:00Z`), 3),
});
