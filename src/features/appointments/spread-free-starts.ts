import type { Availability, FreeStart } from './schema.ts';
import { freeStartsOf } from './slots.ts';

/**
 * At most one morning and one afternoon start of each day, the earliest of each, until there are
 * `count`: three starts half an hour apart are no choice for somebody who works in the mornings.
 */
export function spreadFreeStarts(days: Availability['days'], count: number): FreeStart[] {
  const chosen: FreeStart[] = [];
  for (const day of days) {
    const free = freeStartsOf([day]);
    const isMorning = (start: FreeStart) => start.label.endsWith('AM');
    const morning = free.find(isMorning);
    const afternoon = free.find((start) => !isMorning(start));
    for (const start of [morning, afternoon]) {
      if (start) chosen.push(start);
      if (chosen.length === count) return chosen;
    }
  }
  return chosen;
}
