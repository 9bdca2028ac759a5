import type { Slot } from '../../../src/features/appointments/schema.ts';

/** The parts of a day that have slots. */
export const partsOfDay = (slots: readonly Slot[]) =>
  [
    { name: 'Morning', slots: slots.filter(({ label }) => label.endsWith('AM')) },
    { name: 'Afternoon', slots: slots.filter(({ label }) => label.endsWith('PM')) },
  ].filter((part) => part.slots.length > 0);

export function freeTimes(count: number): string {
  return count === 1 ? '1 free time' : `${count} free times`;
}
