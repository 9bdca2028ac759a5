import type { Availability, FreeStart } from './schema.ts';
import { isMorning } from './slot-rules.ts';
import { freeStartsOf } from './slots.ts';

/**
 * The earliest morning and the earliest afternoon start of each day, up to `count` in total: three starts half an hour
 * apart are no real choice for somebody who works in the mornings.
 */
export function spreadFreeStarts(
  days: Availability['days'],
  count: number,
  zone: string,
): FreeStart[] {
  const chosen: FreeStart[] = [];
  for (const day of days) {
    const free = freeStartsOf([day]);
    const startsEarly = ({ start }: FreeStart) => isMorning(start, zone);
    const morning = free.find(startsEarly);
    const afternoon = free.find((start) => !startsEarly(start));
    for (const start of [morning, afternoon]) {
      if (start) chosen.push(start);
      if (chosen.length === count) return chosen;
    }
  }
  return chosen;
}
