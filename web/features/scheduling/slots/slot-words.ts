import type { Slot } from '../../../../src/features/scheduling/slots/schema.ts';

/** The parts of a day that have slots. */
export const partsOfDay = (slots: readonly Slot[]) =>
  [
    { name: 'Morning', slots: slots.filter(({ label }) => label.endsWith('AM')) },
    { name: 'Afternoon', slots: slots.filter(({ label }) => label.endsWith('PM')) },
  ].filter((part) => part.slots.length > 0);

/** How many times of a day are free; without slots, none are loaded (undefined) or the day is closed. */
export function dayText(slots: readonly Slot[] | undefined): string {
  if (!slots) return 'Looking up free times';
  if (slots.length === 0) return 'Closed on this day';
  return freeTimes(slots.filter(({ state }) => state === 'free').length);
}

function freeTimes(count: number): string {
  return count === 1 ? '1 free time' : `${count} free times`;
}
